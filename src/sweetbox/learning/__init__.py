"""Learned players: their weights, and how they are trained.

weights     a game's weights as arrays, from a file and as a driver takes them
model       the same network in PyTorch, to be trained
practice    many matches side by side that the network plays against itself, and learns from
tuition     matches that it plays with search, to be learned from
cuda_school the same on a GPU
trainer     training: from self-play to a file of weights
"""
