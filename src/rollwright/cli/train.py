"""`rollwright train`: learns how to judge the positions of a game, by playing it."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress

from rollwright.bots.training import Training, first_weights, weights_of
from rollwright.bots.weight_validation import Effect, keep_better
from rollwright.cli.files import BadFile, read_text, write_bytes, write_text
from rollwright.cli.language import LanguageOption
from rollwright.cli.options import check_seed
from rollwright.cli.own_cards import CardsOption
from rollwright.cli.progress import INTERRUPTED
from rollwright.cli.screen import Screen
from rollwright.core.errors import BadOptions
from rollwright.core.game import Game
from rollwright.core.limits import LONGEST_TEXT
from rollwright.core.message import Message, say
from rollwright.core.weights import WEIGHTS_FILE, write_weights
from rollwright.games import find_game

# Games over which old and new weights are compared, for each block.
_VALIDATION_GAMES: Final = 40
_LEAST_GAMES: Final = 200


def _option(metavar: str, key: str) -> Any:
    return typer.Option(metavar=metavar, help=key, show_default=False)


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="bots.help.game")],
    lessons: Annotated[int | None, _option("N", "bots.help.lessons")] = None,
    games: Annotated[int | None, _option("N", "bots.help.lesson-games")] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="bots.help.seed")] = "training",
    jobs: Annotated[int | None, _option("N", "bots.help.jobs")] = None,
    output: Annotated[Path | None, _option("FILE", "bots.help.weights")] = None,
    cards: CardsOption = None,
    language: LanguageOption = "",
) -> None:
    """Learn from games of a bot against itself."""
    screen, chosen = Screen(language), find_game(game)
    check_seed(seed)
    if not chosen.advice.trait_blocks():
        raise BadOptions(Message("bots.nothing-to-learn", {"game": chosen.name()}))
    course = chosen.advice.course()
    course = course._replace(lessons=lessons or course.lessons, games=games or course.games)
    path = output or Path(WEIGHTS_FILE)
    draft = path.with_name(f"{path.name}.part")
    training = Training(game, course, seed, first_weights(chosen))
    _resume(training, draft)
    try:
        _give_lessons(screen, training, draft, jobs)
        before = first_weights(chosen)
        count = max(_LEAST_GAMES, _VALIDATION_GAMES * len(chosen.advice.trait_blocks()) // 3)
        kept, effects = keep_better(
            game, before, training.weights, count, f"{seed} validation", jobs
        )
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    _finish(screen, chosen, path, kept, effects)
    draft.unlink(missing_ok=True)


# --- lessons ------------------------------------------------------------------------------


def _give_lessons(screen: Screen, training: Training, draft: Path, jobs: int | None) -> None:
    """Give all lessons with a progress bar; after each one everything is kept."""
    console = Console(stderr=True)
    lessons = training.course.lessons
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        words = say(Message("bots.training"), screen.language)
        task = progress.add_task(words, total=lessons, completed=training.lesson)
        for lesson in training.run(jobs):
            _keep(training, draft)
            progress.update(task, completed=lesson.number)
            args: dict[str, object] = {
                "lesson": lesson.number,
                "lessons": lessons,
                "outcome": f"{lesson.outcome:.3f}",
                "error": f"{lesson.error**0.5:.3f}",
            }
            progress.console.print(say(Message("bots.lesson", args), screen.language))


def _state(training: Training) -> dict[str, object]:
    """What tells one training from another."""
    return {
        "game": training.game,
        "rules": find_game(training.game).rules,
        "seed": training.seed,
        "course": list(training.course),
        "size": len(training.weights),
    }


def _keep(training: Training, draft: Path) -> None:
    kept = _state(training) | {"lesson": training.lesson, "weights": training.weights}
    write_text(draft, json.dumps(kept))


def _resume(training: Training, draft: Path) -> None:
    """Go on where a training was broken off; refuses that of another one."""
    if not draft.exists():
        return
    try:
        kept = json.loads(read_text(str(draft), most=64 * LONGEST_TEXT))
        same = all(kept[name] == value for name, value in _state(training).items())
        lesson, weights = int(kept["lesson"]), [float(one) for one in kept["weights"]]
    except (ValueError, LookupError, TypeError):
        same, lesson, weights = False, 0, []
    if not same or len(weights) != len(training.weights):
        raise BadFile(Message("bots.other-training", {"file": str(draft)}))
    training.lesson, training.weights = lesson, weights


# --- the end ------------------------------------------------------------------------------


def _finish(
    screen: Screen, game: Game, path: Path, weights: list[float], effects: list[Effect]
) -> None:
    data = write_weights(weights_of(game, weights))
    write_bytes(path, data)
    blocks = len(game.advice.trait_blocks())
    args: dict[str, object] = {
        "file": str(path),
        "kept": blocks - sum(effect.is_worse for effect in effects),
        "count": blocks,
        "bytes": len(data),
    }
    screen.say(Message("bots.trained", args))
