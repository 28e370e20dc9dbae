"""What a realm did in a round: every die, resource and place counts for the realm it belongs to."""

from rollwright.core.card_study import CardStudy, Moment
from rollwright.core.position import ROLL
from tests.games.realms.scenario import Seat, with_middle_ability
from tests.games.realms.table import GAME

FLEET = "fleet-the-dice-game"


class Story:
    """A round whose every step is noted; it need not be over to be studied."""

    def __init__(self, seat: Seat) -> None:
        self.position = seat.position
        self.moments = [Moment(None, self.position.copy())]

    def roll(self, first: int, second: int) -> "Story":
        self.position.roll(self.position.parse_outcome([first, second]))
        self.moments.append(Moment(None, self.position.copy()))
        return self

    def play(self, *texts: str) -> "Story":
        for text in texts:
            move = self.position.parse(0, text)
            GAME.play(self.position, 0, move)
            self.moments.append(Moment(move, self.position.copy()))
        return self

    def study(self, realm: str) -> CardStudy:
        return GAME.advice.study_card(self.moments, 0, realm)

    def gains(self, realm: str) -> list[int]:
        return list(self.study(realm).gains.values())


def used(study: CardStudy) -> list[str]:
    return [place for place, was_used in study.places.items() if was_used]


def test_a_die_counts_with_its_place_and_what_it_gains() -> None:
    story = (
        Story(Seat("wingspan", "scythe")).roll(3, 5).play("A>wingspan:1", "B>scythe:top", "done")
    )
    study = story.study("wingspan")
    assert (study.score, study.most, study.dice) == (0, 6, 1)
    assert study.gains == {"resource.pumpkin": 1, "resource.heart": 0, "resource.coin": 0}
    assert used(study) == ["1a"]
    assert story.study("scythe").dice == 1
    assert used(story.study("scythe")) == ["top5"]


def test_stars_are_those_at_the_end_of_the_round() -> None:
    story = Story(Seat("wingspan"))
    for _ in range(3):
        story.roll(3, 5).play("A>wingspan:1", "done")
    assert story.study("wingspan").score == story.position.pads[0].stars_in(0) > 0
    while story.position.phase == ROLL:
        story.roll(3, 5).play("done")
    assert story.study("wingspan").score == story.position.pads[0].finished[0][0] > 0
    assert story.study("wingspan").dice == 3


def test_what_a_roll_gives_belongs_to_the_realm_that_watches_it() -> None:
    story = Story(Seat("wingspan", "biddy-and-walter")).roll(1, 3)
    assert story.gains("biddy-and-walter") == [1, 0, 0]
    assert story.gains("wingspan") == [0, 0, 0]
    assert story.study("biddy-and-walter").dice == 0
    assert used(story.study("biddy-and-walter")) == ["food1"]


def test_so_does_what_comes_after_a_die_could_be_altered_first() -> None:
    seat = with_middle_ability(Seat(FLEET, "biddy-and-walter"))
    story = Story(seat).roll(1, 3)
    assert story.gains("biddy-and-walter") == [0, 0, 0]
    story.play(f"{FLEET}:wait")
    assert story.gains("biddy-and-walter") == [1, 0, 0]
    assert story.gains(FLEET) == [0, 0, 0]


def test_what_the_start_of_a_turn_gives_belongs_to_the_realm_that_pays_it() -> None:
    seat = Seat("wingspan", "terra-mystica").write("terra-mystica", 0, odd="o")
    story = Story(seat).roll(1, 3)
    assert story.gains("terra-mystica") == [0, 1, 0]
    assert story.gains("wingspan") == [0, 0, 0]


def test_what_a_roll_gives_after_an_alteration_is_not_of_the_start_of_the_turn() -> None:
    seat = with_middle_ability(Seat("terra-mystica", FLEET, "biddy-and-walter"))
    story = Story(seat.write("terra-mystica", 0, even="o")).roll(1, 3).play(f"{FLEET}:wait")
    assert story.gains("biddy-and-walter") == [1, 0, 0]
    assert story.gains("terra-mystica") == [0, 0, 0]


def test_a_die_that_was_traded_belongs_to_no_realm() -> None:
    story = Story(Seat("terraforming-mars", FLEET, "potion-explosion"))
    story.roll(1, 1).play(f"A>{FLEET}:left", "B>potion-explosion:1", "done")
    story.roll(1, 1).play(f"A>{FLEET}:left", "B>potion-explosion:2", "done")
    story.roll(1, 1).play(f"A>{FLEET}:left", "B>potion-explosion:3", "done")
    before = [story.gains(realm) for realm in story.position.realms]
    story.roll(1, 6).play("A>coin", "done")
    assert [story.gains(realm) for realm in story.position.realms] == before
    assert story.position.pads[0].gained == [1, 1, 2]


def test_a_resource_chosen_by_an_ability_belongs_to_the_realm_that_gave_it() -> None:
    boxes = dict.fromkeys(("left1", "left2", "left3"), "x")
    seat = Seat(FLEET, "wingspan").write(FLEET, 1, pick="o", **boxes)
    story = Story(seat).roll(3, 5).play("A>wingspan:1", f"{FLEET}:coin")
    assert story.gains("wingspan") == [0, 0, 1]
    assert story.gains(FLEET) == [0, 0, 0]
    story.play(f"B>{FLEET}:right", f"{FLEET}:heart")
    assert story.gains("wingspan") == [0, 0, 1]
    assert story.gains(FLEET) == [0, 1, 0]


def test_a_resource_of_the_owner_s_choice_belongs_to_the_realm_that_offers_it() -> None:
    seat = Seat("potion-explosion")
    seat.write(
        "potion-explosion", 2, bubble2a="1", bubble2b="2", bubble2c="3", stars2="x", label2="o"
    )
    story = Story(seat).roll(3, 5)
    story.play(*[f"potion-explosion:{text}" for text in ("resources", "coin", "heart")])
    assert story.gains("potion-explosion") == [0, 1, 1]
    assert story.study("potion-explosion").dice == 0
    assert used(story.study("potion-explosion")) == ["label2"]


def test_a_place_that_is_outlined_to_be_marked_still_waits_for_its_use() -> None:
    seat = Seat("terraforming-mars", "wingspan").give(pumpkin=2)
    story = Story(seat).roll(3, 5).play("A>wingspan:1")
    assert used(story.study("terraforming-mars")) == []
    assert used(story.play("B>terraforming-mars:pumpkin3").study("terraforming-mars")) == [
        "pumpkin3"
    ]


def test_a_place_that_gives_all_it_has_when_it_is_outlined_is_used() -> None:
    story = Story(Seat("skoventyr", "wingspan")).roll(5, 2).play("A>skoventyr:rest")
    assert used(story.study("skoventyr")) == ["p1", "p2", "p3", "p4", "p5"]


def test_where_an_outline_is_all_a_place_can_get_it_is_its_use() -> None:
    story = Story(Seat("biddy-and-walter"))
    story.roll(1, 3).play("done").roll(1, 3)
    assert used(story.study("biddy-and-walter")) == ["food1", "cat1"]


def test_what_is_marked_from_the_start_is_no_place_to_use() -> None:
    places = Story(Seat("tapestry")).study("tapestry").places
    assert "f1" not in places
    assert "a1" in places


def test_what_is_only_printed_is_no_place_to_use() -> None:
    places = Story(Seat("biddy-and-walter")).study("biddy-and-walter").places
    assert "food" not in places
    assert len(places) == 3 * 6 + 6
