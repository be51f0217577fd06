"""The documentation site: `make docs` builds it into `build/site`.

staging     everything the site is made of in one folder, `build/pages`: docs/, papers of the root, and pages made from the code
markdown    the Markdown that we write, as the generator reads it; links that lead out of docs/
games       each game's rules with pictures, in each language
boards      the pictures of the rules' examples
lab         pages of the lab's answers in docs/lab
numbers     each game's moves, outcomes and observations by number
python      what mkdocstrings is asked for the reference of the Python names; fields: what griffe reads beside fields
http        the reference of the HTTP API, from its OpenAPI document
commands    the reference of the command line
formats     the file formats as JSON Schema
checking    what is wrong with a site that was built
"""
