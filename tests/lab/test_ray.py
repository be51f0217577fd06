"""The lab on a Ray cluster of two nodes, one of which is killed in the middle: `make cluster`."""

import msgspec
import pytest

from sweetbox.kernel.errors import OptionError
from sweetbox.lab.cluster import Cluster, Ray
from sweetbox.lab.lab import Lab
from sweetbox.lab.question import make_question

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

ASKED = {"game": "_template", "players": ["random"], "matches": 4000, "vary": {"toffees": [9, 15]}}


@pytest.fixture
def nodes():
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
    yield nodes
    ray.shutdown()
    nodes.shutdown()


class Killing(Ray):
    """After some results, kills the second node while it is at work."""

    def __init__(self, nodes, second):
        super().__init__(nodes.address)
        self.nodes, self.second, self.results = nodes, second, 0

    def result(self, begun):
        found = super().result(begun)
        self.results += 1
        if self.results == 3:
            self.nodes.remove_node(self.second, allow_graceful=False)
        return found


def test_a_node_that_is_killed_loses_only_its_own_pieces(nodes):
    second = nodes.add_node(num_cpus=3)  # most of the work is there
    nodes.wait_for_nodes()
    machines = Killing(nodes, second)
    crew = Cluster(machines)
    answer = Lab(make_question(ASKED)).run(given=crew)
    assert msgspec.json.encode(answer) == msgspec.json.encode(Lab(make_question(ASKED)).run())
    assert crew.lost > 0
    pieces = len(Lab(make_question(ASKED)).pieces(4000))
    assert machines.results == pieces
    assert crew.lost <= 2 * 4  # no more than was given out at that moment


def test_auto_without_a_cluster():
    with pytest.raises(OptionError, match="No Ray cluster answers at auto"):
        Ray("auto").join()
