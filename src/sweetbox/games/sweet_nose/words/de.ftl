about = Leg heimlich deine Marken, dann wird getauscht, bis ein Teller leer ist. Wer am wenigsten Süßes abbekommt, gewinnt. Ein Spiel um offenen Tausch und geheimen Geschmack.
nothing = nichts
nobody = niemandem
to_you = dir
marker = { $sweet } { $number }

primer-goal = Sieh zu, dass du möglichst wenig Süßes abbekommst: Wer die wenigsten Punkte hat, gewinnt.
primer-turn = Zuerst legst du heimlich deine Marken 1 bis { $sweets }: Sie bestimmen, was dich jede Sorte kostet. Dann tauschst du in jedem Zug eine Süßigkeit von deinem Teller, mit jemandem am Tisch oder mit dem Markt. Tauscht ihr untereinander, landen beide in den Schalen, und so werden die Teller leer. Am Ende kostet dich jedes Stück seine Marke, plus 1 für jedes Stück seiner Sorte auf dem Markt.
primer-end =
    { $rounds ->
        [one] Eine Runde endet, wenn ein Teller leer ist; dann zählen Teller und Schale zusammen. Nach einer Runde ist die Partie vorbei, bei „Bis in den Himmel“ erst, wenn jemand { $sky } Punkte hat. Mit „Kaufleute“ beginnt sie mit einer Versteigerung der Läden, und was du bietest, zählt als Punkte gegen dich.
       *[other] Eine Runde endet, wenn ein Teller leer ist; dann zählen Teller und Schale zusammen. Nach { $rounds } Runden ist die Partie vorbei, bei „Bis in den Himmel“ erst, wenn jemand { $sky } Punkte hat. Mit „Kaufleute“ beginnt sie mit einer Versteigerung der Läden, und was du bietest, zählt als Punkte gegen dich.
    }
primer-picture = Im Bild sind die Spalten m Mochi, n Nougat, p Praline, s Sesambällchen, t Tarobällchen. Die Reihen sind # der Markt, * ein Teller, u eine Schale, = Marken. Nach der Nummer eines Platzes kommen seine Punkte und hinter ! sein Laden; > zeigt, wer am Zug ist.

lesson-plate = Das ist dein Teller mit acht Süßigkeiten. Am Ende der Runde kostet dich jede davon Punkte, und wer die wenigsten Punkte hat, gewinnt.
lesson-market = Das ist der Markt. Für jede Süßigkeit, die bei der Wertung hier liegt, kostet dich jede ihrer Sorte einen Punkt mehr.
lesson-markers = Leg heimlich fest, was dich jede Sorte kostet, von 1 bis 5. Du hast drei Tarobällchen, also leg die 1 auf sie; der Rest ist deine Sache.
lesson-markers-instead = Deine Tarobällchen sind jetzt nicht die billigsten; vielleicht willst du ein paar loswerden.
lesson-markers-done = Eine Schwäche für Taro, und nur du weißt davon.
lesson-swap = Tausche mit jemandem am Tisch: Gib eine Süßigkeit, die dich viel kostet, und nimm eine, die dich wenig kostet. Die kleinen Zahlen zeigen, was sich ändert.
lesson-swap-instead = Mit dem Markt geht es auch. Tausche diesmal mit jemandem am Tisch.
lesson-bowl = Beide Süßigkeiten gingen in die Schalen. Dort zählen sie weiter, aber nur ein Laden kann sie noch bewegen; so werden die Teller leerer.
lesson-stall = Tausche jetzt mit dem Markt: Was du dort nimmst, kommt auf deinen Teller.
lesson-stall-instead = Wieder mit jemandem am Tisch, auch gut. Der Markt kann warten.
lesson-stores = Die Runde endet, wenn ein Teller leer ist. Danach wählen alle mit vielen Punkten einen Laden aus diesem Regal, der ihnen beim Aufholen hilft.
lesson-end = Du hast eine Nase dafür. Spiel weiter: drei Runden, und wer die wenigsten Punkte hat, gewinnt.

ours-minutes = wie lange eine Partie dauert
ours-names = wie die Süßigkeiten und Läden heißen
ours-market = dass der Markt auch zu fünft drei Süßigkeiten hat (SN1)
ours-start = dass der Zufall bestimmt, wer beginnt (SN27)
ours-duty = dass du tauschen musst, wenn du kannst (SN3)
ours-idle = dass eine Runde auch endet, wenn kein Teller kleiner wird (SN7)
ours-tie = wer bei Gleichstand die nächste Runde beginnt (SN15)
ours-bids = dass niemand über Feld 40 hinaus bieten kann (SN19)

elsewhere = aus einer Besprechung
elsewhere-title = der Titel
elsewhere-levels = auf welcher Stufe jeder Laden steht

option-to_the_sky = Bis in den Himmel: weiterspielen, bis jemand 100 Punkte hat
option-shopkeeper = Kaufleute: vor der ersten Runde auf die Läden bieten
option-idle_rounds = Nach so vielen Umläufen, in denen kein Teller kleiner wird, endet eine Runde

sweet-mochi = Mochi
sweet-nougat = Nougat
sweet-praline = Praline
sweet-sesame = Sesambällchen
sweet-taro = Tarobällchen

a_sweet-mochi = ein Mochi
a_sweet-nougat = ein Nougat
a_sweet-praline = eine Praline
a_sweet-sesame = ein Sesambällchen
a_sweet-taro = ein Tarobällchen

sweets-mochi =
    { $count ->
        [one] { $count } Mochi
       *[other] { $count } Mochis
    }
sweets-nougat =
    { $count ->
        [one] { $count } Nougat
       *[other] { $count } Nougats
    }
sweets-praline =
    { $count ->
        [one] { $count } Praline
       *[other] { $count } Pralinen
    }
sweets-sesame = { $count } Sesambällchen
sweets-taro = { $count } Tarobällchen

store_name-bowl = Teller zu Schale
store_name-same = Gleich gegen gleich
store_name-plate = Schale zu Teller
store_name-stall = Marktstand
store_name-refill = Nachschlag
store_name-bowls = Schale gegen Schale
store_name-within = Schale gegen Teller
store_name-two = Zwei gegen zwei
store_name-ignore = Ohne Markt
store_name-switch = Marken vertauschen

store-bowl = Leg eine Süßigkeit von deinem Teller in deine Schale.
store-same = Tausche mit jemandem eine Süßigkeit gegen eine derselben Sorte; beide kommen in die Schalen.
store-plate = Leg eine Süßigkeit aus deiner Schale auf deinen Teller.
store-stall = Tausche eine Süßigkeit mit dem Markt; was du nimmst, kommt auf deinen Teller oder in deine Schale.
store-refill = Leg bei jemand anderem eine Süßigkeit aus der Schale zurück auf den Teller.
store-bowls = Tausche eine Süßigkeit aus deiner Schale gegen eine aus einer anderen Schale.
store-within = Tausche eine Süßigkeit aus deiner Schale gegen eine von deinem Teller.
store-two = Tausche zwei Süßigkeiten von deinem Teller gegen zwei von einem anderen Teller.
store-ignore = Der Markt zählt am Ende dieser Runde für dich nicht. Du musst dafür nichts tun.
store-switch = Vertausche zwei deiner Marken.

summary-deal = Die Süßigkeiten werden ausgeteilt.
summary-set = Alle legen heimlich ihre Marken: 1 bis { $kinds }, auf jede Süßigkeit eine.
summary-bid =
    { $who_is ->
        [you] Die Versteigerung: Zieh mit deiner Figur vorwärts, oder passe.
       *[other] Die Versteigerung: { $who } bietet oder passt.
    }
summary-choose =
    { $who_is ->
        [you] Wähl einen Laden.
       *[other] { $who } wählt einen Laden.
    }
summary-trade =
    { $who_is ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
summary-pair =
    { $who_is ->
        [you] Du tauschst mit { $other } und gibst { $sweets }: Wähl zwei Süßigkeiten dafür.
       *[other]
            { $who } tauscht mit { $other_is ->
                [you] dir
               *[other] { $other }
            }, gibt { $sweets } und wählt zwei Süßigkeiten dafür.
    }
summary-won =
    { $who_is ->
        [you]
            { $count ->
                [one] Die Partie ist zu Ende: Du gewinnst mit nur { $count } Punkt.
               *[other] Die Partie ist zu Ende: Du gewinnst mit nur { $count } Punkten.
            }
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende: { $who } gewinnt mit nur { $count } Punkt.
               *[other] Die Partie ist zu Ende: { $who } gewinnt mit nur { $count } Punkten.
            }
    }
summary-shared =
    { $count ->
        [one] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit nur { $count } Punkt.
       *[other] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit nur { $count } Punkten.
    }
summary-must_exchange = Ein Tausch steht noch aus: mit jemandem am Tisch oder mit dem Markt.
summary-no_exchange = Ein Tausch ist nicht möglich.
summary-exchanged = In diesem Zug ist schon getauscht.
summary-can_use = Der Laden „{ $store }“ kann benutzt werden.
summary-round = Runde { $number } von { $rounds }. Der Donnergott ist bei { $start }, dort beginnt die Runde.
summary-round_sky = Runde { $number }, bis jemand { $sky } Punkte hat. Der Donnergott ist bei { $start }, dort beginnt die Runde.
summary-market = Auf dem Markt: { $sweets }.
summary-stands =
    { $who_is ->
        [you]
            { $count ->
                [one] Du hast { $count } Punkt. Auf deinem Teller: { $plate }. In deiner Schale: { $bowl }.
               *[other] Du hast { $count } Punkte. Auf deinem Teller: { $plate }. In deiner Schale: { $bowl }.
            }
       *[other]
            { $count ->
                [one] { $who } hat { $count } Punkt. Auf dem Teller: { $plate }. In der Schale: { $bowl }.
               *[other] { $who } hat { $count } Punkte. Auf dem Teller: { $plate }. In der Schale: { $bowl }.
            }
    }
summary-markers = Deine Marken: { $markers }. Jede Süßigkeit kostet dich jetzt: { $worth }. Wäre die Runde jetzt zu Ende, bekämst du { $points } Punkte.
summary-store =
    { $who_is ->
        [you] Du hast den Laden „{ $store }“: { $text }
       *[other] { $who } hat den Laden „{ $store }“: { $text }
    }
summary-switched =
    { $who_is ->
        [you] Du hast in dieser Runde deine Marken auf { $sweets } vertauscht.
       *[other] { $who } hat in dieser Runde die Marken auf { $sweets } vertauscht.
    }
summary-offer = „{ $store }“ ({ $points }+): { $text }
summary-last =
    { $who_is ->
        [you]
            { $count ->
                [one] Du hast in der letzten Runde { $count } Punkt bekommen. Deine Marken waren: { $markers }.
               *[other] Du hast in der letzten Runde { $count } Punkte bekommen. Deine Marken waren: { $markers }.
            }
       *[other]
            { $count ->
                [one] { $who } hat in der letzten Runde { $count } Punkt bekommen. Die Marken waren: { $markers }.
               *[other] { $who } hat in der letzten Runde { $count } Punkte bekommen. Die Marken waren: { $markers }.
            }
    }
summary-last_ignored =
    { $who_is ->
        [you]
            { $count ->
                [one] Du hast in der letzten Runde ohne den Markt { $count } Punkt bekommen. Deine Marken waren: { $markers }.
               *[other] Du hast in der letzten Runde ohne den Markt { $count } Punkte bekommen. Deine Marken waren: { $markers }.
            }
       *[other]
            { $count ->
                [one] { $who } hat in der letzten Runde ohne den Markt { $count } Punkt bekommen. Die Marken waren: { $markers }.
               *[other] { $who } hat in der letzten Runde ohne den Markt { $count } Punkte bekommen. Die Marken waren: { $markers }.
            }
    }
summary-idle =
    { $count ->
        [one] Seit { $count } Zug ist kein Teller kleiner geworden; nach { $limit } in Folge endet die Runde.
       *[other] Seit { $count } Zügen ist kein Teller kleiner geworden; nach { $limit } in Folge endet die Runde.
    }

asked-set = Leg auf jede Süßigkeit eine Marke. Wer die wenigsten Punkte hat, gewinnt.
asked-set_others = Deine Marken liegen. Die anderen legen noch.
asked-bid = Biete auf die Läden: Zieh von { $space } weiter, oder passe.
asked-choose = Wähl einen Laden für die nächste Runde.
asked-exchange = Tausche eine Süßigkeit mit einem anderen Teller oder dem Markt.
asked-exchange_or_store = Tausche eine Süßigkeit, oder benutze erst „{ $store }“.
asked-store = Benutze „{ $store }“, oder beende deinen Zug.
asked-pair = Nimm von { $other } zwei Süßigkeiten für { $sweets }.

move-markers = Marken legen: { $markers }
move-swap = Mit { $other } tauschen: { $give } geben, { $take } nehmen
move-market = Mit dem Markt tauschen: { $give } geben, { $take } nehmen
move-bowl = Laden: { $sweet } vom Teller in die Schale legen
move-same = Laden: mit { $other } { $sweet } gegen das Gleiche tauschen
move-plate = Laden: { $sweet } aus der Schale auf den Teller legen
move-stall_plate = Laden: mit dem Markt tauschen, { $give } geben, { $take } auf den Teller nehmen
move-stall_bowl = Laden: mit dem Markt tauschen, { $give } geben, { $take } in die Schale nehmen
move-refill = Laden: bei { $other } { $sweet } aus der Schale auf den Teller legen
move-bowls = Laden: mit { $other } zwischen den Schalen tauschen, { $give } geben, { $take } nehmen
move-within = Laden: { $give } aus der Schale auf den Teller und { $take } vom Teller in die Schale legen
move-two = Laden: mit { $other } zwei gegen zwei tauschen, { $give } geben
move-for = Dafür { $take } nehmen
move-switch = Laden: die Marken auf { $sweets } vertauschen
move-pass = Zug beenden
move-no_bid = Passen
move-take = Den Laden „{ $store }“ nehmen
move-bid = Mit der Figur auf { $space } ziehen

story-deal =
    { $who_is ->
        [you] Du ziehst { $sweets }.
       *[other] { $who } zieht { $sweets }.
    }
story-market_filled = Auf dem Markt: { $sweets }.
story-start =
    { $who_is ->
        [you] Du hast den Donnergott und beginnst.
       *[other] { $who } hat den Donnergott und beginnt.
    }
story-auction = Die Läden werden versteigert.
story-set = Alle legen heimlich ihre Marken.
story-markers =
    { $who_is ->
        [you] Du legst deine Marken: { $markers }.
       *[other] { $who } hat die Marken gelegt: { $markers }.
    }
story-markers_hidden =
    { $who_is ->
        [you] Deine Marken liegen.
       *[other] { $who } hat die Marken gelegt.
    }
story-trade = Alle Marken liegen: Das Tauschen beginnt.
story-swap =
    { $who_is ->
        [you] Du tauschst mit { $other }: Du gibst { $give } und nimmst { $take }, beides in die Schalen.
       *[other]
            { $who } tauscht mit { $other_is ->
                [you] dir
               *[other] { $other }
            }: gibt { $give } und nimmt { $take }, beides in die Schalen.
    }
story-market =
    { $who_is ->
        [you] Du tauschst mit dem Markt: Du gibst { $give } und nimmst { $take }.
       *[other] { $who } tauscht mit dem Markt: gibt { $give } und nimmt { $take }.
    }
story-bowl =
    { $who_is ->
        [you] Du benutzt deinen Laden und legst { $sweet } vom Teller in die Schale.
       *[other] { $who } benutzt den Laden und legt { $sweet } vom Teller in die Schale.
    }
story-same =
    { $who_is ->
        [you] Du benutzt deinen Laden und tauschst mit { $other } { $sweet } gegen das Gleiche, beides in die Schalen.
       *[other]
            { $who } benutzt den Laden und tauscht mit { $other_is ->
                [you] dir
               *[other] { $other }
            } { $sweet } gegen das Gleiche, beides in die Schalen.
    }
story-plate =
    { $who_is ->
        [you] Du benutzt deinen Laden und legst { $sweet } aus der Schale auf den Teller.
       *[other] { $who } benutzt den Laden und legt { $sweet } aus der Schale auf den Teller.
    }
story-stall_plate =
    { $who_is ->
        [you] Du benutzt deinen Laden am Markt: Du gibst { $give } und nimmst { $take } auf den Teller.
       *[other] { $who } benutzt den Laden am Markt: gibt { $give } und nimmt { $take } auf den Teller.
    }
story-stall_bowl =
    { $who_is ->
        [you] Du benutzt deinen Laden am Markt: Du gibst { $give } und nimmst { $take } in die Schale.
       *[other] { $who } benutzt den Laden am Markt: gibt { $give } und nimmt { $take } in die Schale.
    }
story-refill =
    { $who_is ->
        [you] Du benutzt deinen Laden und legst bei { $other } { $sweet } aus der Schale auf den Teller.
       *[other]
            { $who } benutzt den Laden und legt bei { $other_is ->
                [you] dir
               *[other] { $other }
            } { $sweet } aus der Schale auf den Teller.
    }
story-bowls =
    { $who_is ->
        [you] Du benutzt deinen Laden und tauschst mit { $other } zwischen den Schalen: Du gibst { $give } und nimmst { $take }.
       *[other]
            { $who } benutzt den Laden und tauscht mit { $other_is ->
                [you] dir
               *[other] { $other }
            } zwischen den Schalen: gibt { $give } und nimmt { $take }.
    }
story-within =
    { $who_is ->
        [you] Du benutzt deinen Laden: { $give } kommt aus der Schale auf den Teller, { $take } vom Teller in die Schale.
       *[other] { $who } benutzt den Laden: { $give } kommt aus der Schale auf den Teller, { $take } vom Teller in die Schale.
    }
story-two =
    { $who_is ->
        [you] Du benutzt deinen Laden, tauschst mit { $other } und gibst { $give }.
       *[other]
            { $who } benutzt den Laden, tauscht mit { $other_is ->
                [you] dir
               *[other] { $other }
            } und gibt { $give }.
    }
story-for =
    { $who_is ->
        [you] Dafür nimmst du von { $other } { $take }.
       *[other]
            { $who } nimmt dafür von { $other_is ->
                [you] dir
               *[other] { $other }
            } { $take }.
    }
story-switch =
    { $who_is ->
        [you] Du benutzt deinen Laden und vertauschst deine Marken auf { $sweets }.
       *[other] { $who } benutzt den Laden und vertauscht die Marken auf { $sweets }.
    }
story-pass =
    { $who_is ->
        [you] Du beendest deinen Zug.
       *[other] { $who } beendet den Zug.
    }
story-no_bid =
    { $who_is ->
        [you] Du passt.
       *[other] { $who } passt.
    }
story-bid =
    { $who_is ->
        [you] Du ziehst mit deiner Figur auf { $space }.
       *[other] { $who } zieht mit der Figur auf { $space }.
    }
story-take =
    { $who_is ->
        [you] Du nimmst den Laden „{ $store }“.
       *[other] { $who } nimmt den Laden „{ $store }“.
    }
story-passed_over =
    { $who_is ->
        [you] Du kannst nichts tun, dein Zug wird übersprungen.
       *[other] { $who } kann nichts tun, der Zug wird übersprungen.
    }
story-turn =
    { $who_is ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
story-empty =
    { $who_is ->
        [you] Dein Teller ist leer: Die Runde ist zu Ende.
       *[other] Der Teller von { $who } ist leer: Die Runde ist zu Ende.
    }
story-idle = Zu lange ist kein Teller kleiner geworden: Die Runde ist zu Ende.
story-counted =
    { $who_is ->
        [you]
            { $count ->
                [one] Deine Marken: { $markers }. Du bekommst { $count } Punkt, insgesamt { $total }.
               *[other] Deine Marken: { $markers }. Du bekommst { $count } Punkte, insgesamt { $total }.
            }
       *[other]
            { $count ->
                [one] Die Marken von { $who }: { $markers }. Das macht { $count } Punkt, insgesamt { $total }.
               *[other] Die Marken von { $who }: { $markers }. Das macht { $count } Punkte, insgesamt { $total }.
            }
    }
story-counted_ignored =
    { $who_is ->
        [you]
            { $count ->
                [one] Deine Marken: { $markers }. Ohne den Markt bekommst du { $count } Punkt, insgesamt { $total }.
               *[other] Deine Marken: { $markers }. Ohne den Markt bekommst du { $count } Punkte, insgesamt { $total }.
            }
       *[other]
            { $count ->
                [one] Die Marken von { $who }: { $markers }. Ohne den Markt macht das { $count } Punkt, insgesamt { $total }.
               *[other] Die Marken von { $who }: { $markers }. Ohne den Markt macht das { $count } Punkte, insgesamt { $total }.
            }
    }
story-reset = Süßigkeiten in Schalen kommen zurück auf die Teller, die Läden ins Regal.
story-thunder_god =
    { $who_is ->
        [you] Du hast die meisten Punkte: Du nimmst den Donnergott und beginnst die nächste Runde.
       *[other] { $who } hat die meisten Punkte, nimmt den Donnergott und beginnt die nächste Runde.
    }
story-choose =
    { $who_is ->
        [you] Du wählst einen Laden.
       *[other] { $who } wählt einen Laden.
    }

brief-deal = zieht
brief-market_filled = Markt:
brief-start = beginnt
brief-auction = die Läden werden versteigert
brief-set = alle legen Marken
brief-markers = hat die Marken gelegt
brief-trade = der Tausch beginnt
brief-choose = wählt einen Laden
brief-turn = am Zug
brief-passed_over = kann nichts tun
brief-no_bid = passt
brief-bid = bietet { $space }
brief-take = nimmt
brief-pass = beendet den Zug
brief-market = Markt
brief-stall_plate = Markt → Teller
brief-stall_bowl = Markt → Schale
brief-bowls = Schalen
brief-within = Schale ⇄ Teller
brief-bowl = Teller → Schale
brief-plate = Schale → Teller
brief-refill = Schale → Teller
brief-switch = Marken
brief-empty = Teller leer: Runde vorbei
brief-idle = Runde vorbei
brief-counted = = { $total }
brief-reset = Schalen → Teller
brief-thunder_god = beginnt als Nächstes

tally-markers = Eigene Marken
tally-market = Markt
tally-bid = In der Versteigerung geboten
tally-earlier = Aus früheren Runden

web-board = Der Tisch von Sweet Nose
web-plate =
    { $who_is ->
        [you] Dein Teller: { $sweets }
       *[other] { $who }, Teller: { $sweets }
    }
web-bowl =
    { $who_is ->
        [you] Deine Schale: { $sweets }
       *[other] { $who }, Schale: { $sweets }
    }
web-market = Markt: { $sweets }
web-market_title = Markt
web-ladder = Punkte
web-stores = Läden
web-stores_hint = Tipp einen Laden an, um ihn zu lesen.
web-stores_points = Die Zahl sagt, wie viele Punkte du aus der letzten Runde brauchst. Du hast { $points } bekommen.
web-held = { $who } hat ihn.
web-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-last = in der letzten Runde
web-round = Runde { $number } von { $rounds }
web-round_sky = Runde { $number }, bis { $sky } Punkte
web-idle = { $count } von { $limit } Zügen ohne kleineren Teller
web-god = Der Donnergott: Wer ihn hat, beginnt die Runde
web-space = Feld { $space }
web-markers = Marken zum Legen
web-marker = Marke { $number } auf { $sweet }
web-marker_last = Letzte Runde: Marke { $number } auf { $sweet }
web-marker_none = Keine Marke auf { $sweet }
web-number = Marke { $number }
web-lay = Marke { $number } hierher legen
web-counts =
    { $count ->
        [one] { $each } je Stück, { $pieces } Stück: { $count } Punkt
       *[other] { $each } je Stück, { $pieces } Stück: { $count } Punkte
    }
web-gives = Du gibst { $sweet }: Tipp an, was du dafür nimmst.
web-takes = Du nimmst { $sweet }: Tipp an, was du dafür gibst.
web-now =
    { $count ->
        [one] Wäre die Runde jetzt zu Ende: { $count } Punkt
       *[other] Wäre die Runde jetzt zu Ende: { $count } Punkte
    }
web-change = Für dich jetzt { $change }
web-use = Benutzen
web-using = In Gebrauch: Tipp die Süßigkeiten an
web-using_markers = In Gebrauch: Tipp zwei Marken an
web-land_plate = Auf deinen Teller
web-land_bowl = In deine Schale
web-store = { $store }: { $text }
web-store_wants =
    { $points ->
        [one] { $points }+: für alle, die in der letzten Runde mindestens { $points } Punkt hatten.
       *[other] { $points }+: für alle, die in der letzten Runde mindestens { $points } Punkte hatten.
    }
web-ladder_means = Die Punkte aller bisher. Wer die wenigsten hat, gewinnt.
web-total_means = Punkte bisher. Wer die wenigsten hat, gewinnt.
web-market_means = Der Markt: Jede Süßigkeit hier macht alle ihrer Sorte um 1 teurer, und zwar für alle.
web-plate_means = Ein Teller: Seine Süßigkeiten lassen sich tauschen. Ist einer leer, endet die Runde.
web-bowl_means = Eine Schale: Hierher kommen Süßigkeiten, die ihr untereinander getauscht habt. Am Ende der Runde zählen sie wie die auf dem Teller.
web-marker_hidden = Eine Marke auf { $sweet }, verdeckt bis zur Wertung
web-market_adds = +{ $count }: So viele dieser Sorte liegen auf dem Markt.
web-number_means = Marke { $number }: Ihre Süßigkeiten kosten je { $number }, plus 1 für jede ihrer Sorte auf dem Markt.

why-set = Jetzt legen alle ihre Marken; etwas anderes geht nicht.
why-markers = Die Marken dieser Runde liegen schon.
why-bid = Jetzt ist keine Versteigerung.
why-take = Läden werden zwischen den Runden gewählt, nicht während einer Runde.
why-for = Zwei Süßigkeiten nimmst du nur im Tausch gegen zwei, die du mit dem Laden „Zwei gegen zwei“ gibst.
why-pass = Du kannst tauschen, also musst du.
why-exchanged = Du hast in diesem Zug schon getauscht, und mehr als einmal pro Zug geht nicht.
why-no_store = Du hast keinen Laden.
why-other_store = Dein Laden ist „{ $store }“, und der kann etwas anderes.
why-no_seat =
    { $count ->
        [one] Platz { $number } gibt es nicht: Am Tisch ist { $count } Platz.
       *[other] Platz { $number } gibt es nicht: Am Tisch sind { $count } Plätze.
    }
why-yourself = Das ist dein eigener Platz: Wähl jemand anderen.
why-same_kind = Die beiden Süßigkeiten müssen von verschiedenen Sorten sein.
why-not_on_your_plate = Das liegt nicht auf deinem Teller: { $sweet }.
why-not_on_your_bowl = Das liegt nicht in deiner Schale: { $sweet }.
why-not_on_their_plate = Das liegt nicht auf dem Teller von { $other }: { $sweet }.
why-not_on_their_bowl = Das liegt nicht in der Schale von { $other }: { $sweet }.
why-not_in_market = Das liegt nicht auf dem Markt: { $sweet }.
why-no_pair = Das liegt nicht auf deinem Teller: { $sweets }.
why-no_other_pair = Auf dem Teller von { $other } liegen keine zwei Süßigkeiten, die sich von deinen beiden unterscheiden.
why-pair_first = Nimm dafür zuerst zwei Süßigkeiten von { $other }.
why-same_pair = Die beiden Paare dürfen nicht gleich sein.
why-no_such_pair = Das liegt nicht auf dem Teller von { $other }: { $sweets }.
why-auction = Die Läden werden versteigert: Biete oder passe.
why-bid_forward = Deine Figur steht auf { $space } und kann nur vorwärts ziehen.
why-bid_taken = Auf { $space } steht schon die Figur von { $other }.
why-choose = Du darfst einen Laden nehmen, also musst du: Wähl einen.
why-store_taken = Der Laden „{ $store }“ ist schon bei { $other }.
why-store_bid = Dein Gebot reicht nicht für „{ $store }“.
why-store_points = Für „{ $store }“ brauchst du { $points } Punkte aus der letzten Runde; du hast { $count } bekommen.

notation-move = Erwartet: ein Zug wie "31524", "swap m n @2", "market m n", "take two", "bid 12" oder "pass"; erhalten: "{ $came }".
notation-part = { $move }: Erwartet: { OR($known) }; erhalten: "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "swap", "give": "mochi", "take": "nougat", "seat": 2{ "}" }; erhalten: { $came }.
notation-outcome = Erwartet: { OR($known) }; erhalten: "{ $came }".
notation-rows =
    { $count ->
        [one] { $field }: Erwartet: { $count } Reihe; erhalten: "{ $came }".
       *[other] { $field }: Erwartet: { $count } Reihen, mit / verbunden; erhalten: "{ $came }".
    }
notation-sweets = { $field }: Erwartet: Süßigkeiten wie mmnpt oder - für keine; erhalten: "{ $came }".
notation-markers = { $field }: Erwartet: die Marken 1 bis 5 in einer Reihenfolge wie 31524 oder 00000; erhalten: "{ $came }".

edition-twice = Jeder Laden darf nur einmal vorkommen, aber dieser ist derselbe wie Nummer { $row }.
edition-tokens = Erwartet: mindestens { $needed } Süßigkeiten für die Teller von { $seats } Personen und den Markt; erhalten: { $count }.
edition-market = Erwartet: Platz auf dem Markt für das, was bei { $seats } Personen übrig bleibt, insgesamt { $left }; er hat Platz für { $market }.
edition-sky = Erwartet: höchstens { $most } Punkte für „Bis in den Himmel“, denn mit { $plate } Süßigkeiten auf einem Teller könnte eine Partie länger als { $rounds } Runden dauern.
size-sweets = Sorten Süßigkeiten
size-tokens = Süßigkeiten jeder Sorte
size-plate = Süßigkeiten auf jedem Teller
size-market = Süßigkeiten auf dem Markt
size-rounds = Runden
size-sky = Punkte, mit denen eine Partie „Bis in den Himmel“ endet
edition-missing = Eine Ausgabe braucht alle zehn Läden, aber „{ $store }“ fehlt.

rule-SN1 = Nehmt so viele Stücke heraus, wie die Teller entbehren können, von jeder Süßigkeit gleich viele (in der gedruckten Schachtel zu dritt 4, zu viert 2, zu fünft 1). Die übrigen kommen in den Beutel, und alle ziehen { $plate } auf ihren Teller. Der Rest im Beutel kommt auf den Markt; was dort zu { $market } fehlt, wird aus den herausgenommenen gezogen.
rule-SN2 = Zu Beginn jeder Runde legen alle ihre Marken 1 bis { $sweets } neu auf die { $sweets } Süßigkeiten, heimlich und gleichzeitig.
rule-SN3 = Gespielt wird im Uhrzeigersinn; wer den Donnergott hat, beginnt. In deinem Zug tauschst du einmal und darfst davor oder danach einmal deinen Laden benutzen. Kannst du tauschen, musst du; sonst entfällt der Tausch.
rule-SN4 = Tausch mit jemandem am Tisch: Du wählst eine Süßigkeit von deinem Teller und vom Teller der anderen Person eine von einer anderen Sorte. Deine kommt in deren Schale, die andere in deine.
rule-SN5 = Tausch mit dem Markt: eine Süßigkeit von deinem Teller gegen eine von einer anderen Sorte vom Markt. Was du nimmst, kommt auf deinen Teller.
rule-SN6 = Die Runde endet sofort, auch mitten im Zug, sobald ein Teller leer ist.
rule-SN7 = Die Runde endet auch, wenn 4 Umläufe lang (oder so viele, wie du einstellst) kein Teller kleiner geworden ist.
rule-SN8 = „Gleich gegen gleich“: ein zusätzlicher Tausch mit jemandem am Tisch, bei dem beide Süßigkeiten von derselben Sorte sein müssen. Beide kommen in die Schalen.
rule-SN9 = „Marktstand“: ein zusätzlicher Tausch mit dem Markt, zwischen verschiedenen Sorten. Was du nimmst, kommt nach Wahl auf deinen Teller oder in deine Schale.
rule-SN10 = „Zwei gegen zwei“: Auf beiden Tellern müssen mindestens zwei Süßigkeiten liegen. Alle vier bleiben auf Tellern, und die beiden Paare dürfen nicht gleich sein, aber eine Sorte gemeinsam haben. Bei „Schale gegen Schale“ und „Schale gegen Teller“ werden verschiedene Sorten getauscht.
rule-SN11 = „Ohne Markt“ wirkt von selbst: Hast du den Laden bei der Wertung noch, zählt der Markt für dich nicht. „Marken vertauschen“ benutzt du einmal, in deinem Zug; alle erfahren, welche zwei Süßigkeiten es waren, aber nicht die Werte.
rule-SN12 = Einen Laden hast du nur, wenn du zwischen zwei Runden oder nach der Versteigerung von „Kaufleute“ einen genommen hast; ohne „Kaufleute“ hat in der ersten Runde also niemand einen. Ein benutzter Laden kommt zurück ins Regal, ein unbenutzter am Ende der Runde auch.
rule-SN13 = Gewertet werden Teller und Schale zusammen: immer { $plate } Stück. Für jede Süßigkeit rechnest du die Zahl deiner Stücke mal die Summe aus deiner Marke und den Stücken dieser Sorte auf dem Markt. Die Ergebnisse zusammen sind deine Punkte der Runde; sie kommen zu deinen Punkten insgesamt dazu.
rule-SN14 = Zwischen den Runden kommt der Inhalt der Schalen zurück auf die Teller. Der Markt bleibt, wie er ist; die Marken werden neu gelegt.
rule-SN15 = Wer insgesamt die meisten Punkte hat, nimmt den Donnergott und beginnt die nächste Runde; bei Gleichstand, wer in der eben gespielten Runde früher dran war.
rule-SN16 = Zwischen den Runden werden Läden gewählt: Wer insgesamt die meisten Punkte hat, wählt zuerst; bei Gleichstand gilt die Reihenfolge der kommenden Runde. Was du nehmen darfst, hängt von deinen Punkten in der eben gewerteten Runde ab: ein Laden dieser Stufe oder einer niedrigeren. Ist keiner mehr für dich da oder hattest du weniger Punkte, als die niedrigste Stufe verlangt, bekommst du keinen.
rule-SN17 = Die Partie endet mit der Wertung von Runde { $rounds }. Wer die wenigsten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rule-SN18 = Bis in den Himmel: Die Zahl der Runden ist nicht begrenzt. Die Partie endet mit der Wertung, nach der jemand { $sky } Punkte oder mehr hat.
rule-SN19 = Kaufleute: Vor der ersten Runde gibt es eine Versteigerung. Wer den Donnergott hat, beginnt, dann geht es reihum: Du ziehst mit deiner Figur vorwärts auf ein beliebiges freies Feld bis 40, das nicht das höchste sein muss, oder passt; auch nach dem Passen darfst du wieder bieten. Die gezogenen Felder zählen zu deinen Punkten insgesamt, aber zu keiner Runde. Wer am meisten bietet, wählt aus allen Läden, wer am zweitmeisten bietet, aus allen außer denen der höchsten Stufe und so weiter; bietest du nichts, bekommst du keinen. Der Donnergott bleibt, wo er ist.
rule-SN20 = Teller, Schalen, Markt, Läden und Punkte sind immer offen. Die Marken sind bis zur Wertung geheim, danach offen.
rule-SN21 = Darfst du einen Laden nehmen, musst du, brauchst ihn aber nicht zu benutzen. Ein Laden, den du gerade nicht benutzen kannst, bleibt bei dir. Benutzt du einen Laden, bestimmst du, mit wem und welche Süßigkeiten.
rule-SN22 = Auch bei „Bis in den Himmel“ gewinnt, wer die wenigsten Punkte hat; bei Gleichstand wird der Sieg geteilt. Beide Varianten lassen sich zusammen spielen; gebotene Punkte zählen für die { $sky } mit.
rule-SN23 = Jedes Stück im Beutel oder unter den herausgenommenen wird mit gleicher Wahrscheinlichkeit gezogen. Herausgenommene Stücke, die nicht gezogen werden, sind aus dem Spiel.
rule-SN24 = Die Versteigerung endet, wenn alle nacheinander gepasst haben, auch wer zuletzt geboten hat.
rule-SN25 = Kannst du weder tauschen noch einen Laden benutzen, wird dein Zug übersprungen; er zählt trotzdem als Zug.
rule-SN26 = Ein Teller wird kleiner, wenn nach einem Tausch oder durch einen Laden weniger Süßigkeiten auf ihm liegen.
rule-SN27 = Wer die erste Runde beginnt, wird ausgelost und bekommt den Donnergott.

intro-set_up = Es gibt 45 Süßigkeiten, 9 von jeder Sorte. Alle haben einen Teller, eine Schale und fünf Marken mit den Zahlen 1 bis 5. Daneben liegen der Markt mit drei Stücken, die zehn Läden und der Beutel mit den Süßigkeiten.
intro-turn = In deinem Zug tauschst du einmal. Tauscht ihr untereinander, kommen beide Süßigkeiten in die Schalen, und so leeren sich die Teller.
intro-stores = Zehn Läden können dir helfen, aber in der ersten Runde hat niemand einen, außer ihr spielt „Kaufleute“. Auf jeder Stufe gibt es zwei. Ab 17 Punkten: „Teller zu Schale“ legt eine Süßigkeit von deinem Teller in deine Schale; „Gleich gegen gleich“ ist ein Tausch derselben Sorte. Ab 19: „Schale zu Teller“ legt eine Süßigkeit aus deiner Schale auf deinen Teller; „Marktstand“ ist ein zusätzlicher Tausch mit dem Markt. Ab 22: „Nachschlag“ legt bei jemand anderem eine Süßigkeit aus der Schale auf den Teller; „Schale gegen Schale“ tauscht eine Süßigkeit aus deiner Schale gegen eine aus einer anderen. Ab 26: „Schale gegen Teller“ tauscht eine Süßigkeit aus deiner Schale gegen eine von deinem Teller; „Zwei gegen zwei“ tauscht zwei Süßigkeiten zwischen zwei Tellern. Ab 31: „Ohne Markt“ und „Marken vertauschen“, womit du zwei deiner Marken vertauschst.

section-markers = Die Marken legen
section-stores = Läden
section-round_end = Das Ende einer Runde
section-between = Zwischen zwei Runden

example-totals = Die zweite Runde. Du hast bisher 20 Punkte, Platz 2 hat 33 und Platz 3 hat 25: Mit den wenigsten Punkten liegst du vorn.
example-dealt = Zu dritt: Alle haben 8 Süßigkeiten auf ihren Teller gezogen, und drei liegen auf dem Markt, hier ein Nougat, ein Sesambällchen und ein Tarobällchen.
example-markers = Du hast zwei Pralinen und hoffst auf mehr, also kommt deine 1 dorthin; die Sesambällchen bekommen die 5, denn die willst du loswerden. Vor der Wertung sieht niemand sonst deine Marken.
example-exchange = Du gibst Platz 2 dein Tarobällchen und nimmst ein Mochi. Beide kommen in die Schalen, deins in die von Platz 2 und das Mochi in deine: Beide Teller sind um eins kleiner.
example-market = Du legst ein Mochi auf den Markt und nimmst das Nougat. Es kommt auf deinen Teller, also wird kein Teller kleiner. Aber jedes Mochi kostet jetzt alle eins mehr und jedes Nougat eins weniger.
example-like_for_like = Du hast den Laden „Gleich gegen gleich“: Vor deinem Tausch tauschst du mit Platz 2 eine Praline gegen eine Praline. Beide kommen in die Schalen. Der Laden kommt zurück ins Regal, und dein Tausch steht noch aus.
example-empty = Auf deinem Teller liegt nur noch ein Mochi. Tauschst du es mit jemandem am Tisch, kommt es in eine fremde Schale: Dein Teller ist leer, und die Runde endet sofort. Tauschst du es mit dem Markt, behält dein Teller ein Stück.
example-count = Der Teller von Platz 2 ist leer, und alle werten. Du: 1 Mochi × (3 + 1), 3 Nougats × (5 + 2), 1 Praline × 1, 2 Sesambällchen × 2, 1 Tarobällchen × 4. Das sind 4 + 21 + 1 + 4 + 4 = 34 Punkte.
example-choosing = Die erste Runde endet mit 34, 23 und 32 Punkten. Alle Süßigkeiten sind wieder auf den Tellern. Du hast insgesamt die meisten Punkte: Du nimmst den Donnergott und wählst als Erstes einen Laden, und zwar einen beliebigen, denn 34 ist mehr als 31.
example-over = Nach der dritten Wertung steht es 54, 56 und 57. Du hast die wenigsten Punkte und gewinnst.
example-auction = Vor der ersten Runde bietest du 5, Platz 2 bietet 9, Platz 3 passt, und du bist wieder dran. So wie es steht, würde Platz 2 aus allen Läden wählen, du aus allen außer der höchsten Stufe, und Platz 3 bekäme keinen. Gebotene Punkte zählen sofort.
