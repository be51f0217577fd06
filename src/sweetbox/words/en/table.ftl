seat = Seat { $number }
