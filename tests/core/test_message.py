"""Messages: keys and arguments become sentences."""

import pytest

from rollwright.core.message import Catalogue, Message, Who, say


@pytest.fixture
def catalogue() -> Catalogue:
    catalogue = Catalogue()
    catalogue.add(
        "en",
        {
            "hello": "hello {name}",
            "apples": "{count} apples",
            "apples.one": "one apple",
            "fruit": "{things} for {name}.",
            "core.and": "{first} and {last}",
            "name": "the {color} {value}",
            "color": "red",
            "english-only": "only here",
        },
    )
    catalogue.add(
        "es",
        {
            "hello": "hola {name}",
            "apples": "{count} manzanas",
            "core.and": "{first} y {last}",
            "name": "el {value} {color}",
            "color": "rojo",
        },
    )
    return catalogue


def test_arguments_go_into_the_sentence(catalogue: Catalogue) -> None:
    assert catalogue.say(Message("hello", {"name": "Ann"})) == "hello Ann"
    assert catalogue.say(Message("hello", {"name": "Ann"}), "es") == "hola Ann"


def test_one_has_a_sentence_of_its_own(catalogue: Catalogue) -> None:
    said = [catalogue.say(Message("apples", {"count": count})) for count in (0, 1, 2)]
    assert said == ["0 apples", "one apple", "2 apples"]


def test_a_language_without_a_singular_uses_its_plural_before_english(catalogue: Catalogue) -> None:
    assert catalogue.say(Message("apples", {"count": 1}), "es") == "1 manzanas"


def test_a_message_may_hold_messages(catalogue: Catalogue) -> None:
    name = Message("name", {"color": Message("color"), "value": 3})
    assert catalogue.say(Message("hello", {"name": name})) == "hello the red 3"
    assert catalogue.say(Message("hello", {"name": name}), "es") == "hola el 3 rojo"


@pytest.mark.parametrize(
    ("names", "spoken"),
    [
        ([], "hello "),
        (["a"], "hello a"),
        (["a", "b"], "hello a and b"),
        (["a", "b", 3], "hello a, b and 3"),
        (("a", Message("color")), "hello a and red"),
    ],
)
def test_lists_are_enumerated(catalogue: Catalogue, names: object, spoken: str) -> None:
    assert catalogue.say(Message("hello", {"name": names})) == spoken


def test_the_conjunction_is_that_of_the_language(catalogue: Catalogue) -> None:
    assert catalogue.say(Message("hello", {"name": ["a", "b", "c"]}), "es") == "hola a, b y c"


def test_a_missing_sentence_shows_its_key(catalogue: Catalogue) -> None:
    assert catalogue.say(Message("no.such.key", {"name": 1})) == "no.such.key"
    assert catalogue.say(Message("hello", {"name": Message("no.key")})) == "hello no.key"


def test_a_sentence_that_a_language_lacks_is_said_in_english(catalogue: Catalogue) -> None:
    assert catalogue.say(Message("english-only"), "es") == "only here"
    assert catalogue.say(Message("english-only"), "tlh") == "only here"


def test_a_sentence_with_a_full_stop_starts_with_a_capital(catalogue: Catalogue) -> None:
    args: dict[str, object] = {"things": ["apples", "pears"], "name": "Ann"}
    assert catalogue.say(Message("fruit", args)) == "Apples and pears for Ann."


def test_braces_in_an_argument_stay_as_they_are(catalogue: Catalogue) -> None:
    for odd in ("{name}", "{0}", "{", "%s", "{name.__class__}"):
        assert catalogue.say(Message("hello", {"name": odd})) == f"hello {odd}"


def test_two_sentences_for_one_key_are_a_mistake(catalogue: Catalogue) -> None:
    catalogue.add("en", {"color": "red"})
    with pytest.raises(ValueError, match="two sentences for 'color' in 'en'"):
        catalogue.add("en", {"color": "blue"})


def test_a_catalogue_knows_its_languages_and_keys(catalogue: Catalogue) -> None:
    assert catalogue.languages() == ["en", "es"]
    assert catalogue.keys("es") == {"hello", "apples", "core.and", "name", "color"}
    assert catalogue.keys("tlh") == set()


def test_the_sentences_of_the_core_are_known() -> None:
    assert say(Message("core.game-over")) == "The game is over."
    assert say(Message("core.game-over"), "es") == "La partida ha terminado."


def test_messages_are_values() -> None:
    assert Message("hello", {"name": "Ann"}) == Message("hello", {"name": "Ann"})
    assert Message("hello", {"name": "Ann"}) != Message("hello", {"name": "Bob"})


def test_a_seat_is_called_by_its_name_where_there_is_one() -> None:
    idle = Message("core.seat-is-done", {"seat": Who(1)})
    assert say(idle).startswith("Seat 1 has finished")
    assert say(idle, "es").startswith("El asiento 1 ya terminó")
    names = ["Ada", "", "{seat}"]
    assert say(idle, "es", lambda seat: "Bob").startswith("Bob ya terminó")
    assert say(idle, "en", names.__getitem__).startswith("Seat 1 has")
    both = Message("core.seats-decide", {"seats": [Who(0), Who(2)]})
    assert say(both, "en", names.__getitem__).endswith("open for Ada and {seat}.")
