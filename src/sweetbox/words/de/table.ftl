seat = Platz { $number }
