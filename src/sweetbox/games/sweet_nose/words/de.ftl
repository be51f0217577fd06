about = Lege heimlich deine Marken, dann tauscht Süßes, bis ein Teller leer ist. Wer am wenigsten Süße abbekommt, gewinnt. Ein Spiel um offene Tauschgeschäfte und geheime Wünsche.
nothing = nichts
nobody = niemandem
to_you = dir
marker = { $sweet } { $number }

primer-goal = Schmeck so wenig Süßes, wie du kannst: die wenigsten Punkte gewinnen.
primer-turn = Zuerst legst du heimlich deine Marken 1 bis 5: so viel kostet dich jede Süßigkeit. Dann tauschst du in jedem Zug eine von deinem Teller, mit jemandem am Tisch oder mit dem Markt; unter euch landen beide in den Schalen, so werden die Teller leer. Jedes Stück zählt deine Marke plus die Stücke seiner Sorte im Markt.
primer-end = Eine Runde endet, wenn ein Teller leer ist; dann zählen Teller und Schale zusammen. Nach drei Runden ist Schluss.
primer-picture = Im Bild sind die Spalten m Mochi, n Nougat, p Praline, s Sesambällchen, t Tarobällchen; die Reihen sind # der Markt, * ein Teller, u eine Schale, = Marken. Nach der Nummer eines Platzes kommen seine Punkte und hinter ! sein Laden; > ist am Zug.

ours-sweets = Namen und Farben der fünf Süßigkeiten sind von uns: Die Bilder der Anleitung sind verloren.
ours-duty = Dass getauscht werden muss, wenn es geht, ist unsere Lesart: Die Anleitung sagt nur, dass man kann.
ours-idle = Dass eine Runde auch nach vielen Zügen ohne kleineren Teller endet, ist von uns: Nach der Anleitung könnte sie ewig dauern.

option-to_the_sky = Bis in den Himmel: weiterspielen, bis jemand 100 Punkte hat
option-shopkeeper = Kaufleute: vor der ersten Runde auf die Läden bieten
option-idle_rounds = So viele Umläufe ohne kleineren Teller beenden eine Runde

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

store-bowl = Lege eine Süßigkeit von deinem Teller in deine Schale.
store-same = Tausche mit jemandem zwei gleiche Süßigkeiten; jede kommt in die Schale der anderen Seite.
store-plate = Lege eine Süßigkeit aus deiner Schale auf deinen Teller.
store-stall = Tausche eine Süßigkeit mit dem Markt; was du nimmst, kommt auf deinen Teller oder in deine Schale.
store-refill = Lege bei jemand anderem eine Süßigkeit aus der Schale auf den Teller.
store-bowls = Tausche eine Süßigkeit aus deiner Schale gegen eine aus einer anderen Schale.
store-within = Tausche eine Süßigkeit aus deiner Schale gegen eine von deinem Teller.
store-two = Tausche zwei Süßigkeiten von deinem Teller gegen zwei von einem anderen Teller.
store-ignore = Der Markt zählt am Ende dieser Runde für dich nicht. Das gilt von selbst.
store-switch = Vertausche zwei deiner Marken.

summary-deal = Die Süßigkeiten werden ausgeteilt.
summary-set = Alle legen heimlich ihre Marken: 1 bis 5, auf jede Süßigkeit eine.
summary-bid =
    { $who_is ->
        [you] Die Versteigerung: Zieh mit deiner Figur vorwärts oder passe.
       *[other] Die Versteigerung: { $who } bietet oder passt.
    }
summary-choose =
    { $who_is ->
        [you] Wähle einen Laden.
       *[other] { $who } wählt einen Laden.
    }
summary-trade =
    { $who_is ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
summary-pair =
    { $who_is ->
        [you] Du tauschst mit { $other } und gibst { $sweets }: Wähle zwei Süßigkeiten dafür.
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
                [one] Die Partie ist zu Ende: Du gewinnst mit { $count } Punkt.
               *[other] Die Partie ist zu Ende: Du gewinnst mit { $count } Punkten.
            }
       *[other]
            { $count ->
                [one] Die Partie ist zu Ende: { $who } gewinnt mit { $count } Punkt.
               *[other] Die Partie ist zu Ende: { $who } gewinnt mit { $count } Punkten.
            }
    }
summary-shared =
    { $count ->
        [one] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkt.
       *[other] Die Partie ist zu Ende: { $seats } gewinnen gemeinsam mit { $count } Punkten.
    }
summary-must_exchange = Es muss getauscht werden: mit jemandem oder mit dem Markt.
summary-no_exchange = Ein Tausch ist nicht möglich.
summary-exchanged = Der Tausch dieses Zuges ist gemacht.
summary-can_use = Der Laden „{ $store }“ kann benutzt werden.
summary-round = Runde { $number } von { $rounds }. Der Donnergott steht bei { $start }.
summary-round_sky = Runde { $number }, bis jemand { $sky } Punkte hat. Der Donnergott steht bei { $start }.
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
summary-markers = Deine Marken: { $markers }. Ein Stück zählt für dich jetzt: { $worth }. Wäre die Runde jetzt zu Ende, bekämst du { $points } Punkte.
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

asked-set = Verteile deine Marken. Die wenigsten Punkte gewinnen.
asked-set_others = Deine Marken liegen. Die anderen legen noch.
asked-bid = Biete um die Läden: Zieh von { $space } weiter oder passe.
asked-choose = Wähle einen Laden für die nächste Runde.
asked-exchange = Tausche eine Süßigkeit mit einem Teller oder dem Markt.
asked-exchange_or_store = Tausche eine Süßigkeit oder benutze erst „{ $store }“.
asked-store = Benutze „{ $store }“ oder beende deinen Zug.
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
move-pass = Nichts mehr in diesem Zug
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
        [you] Du kannst nichts tun und wirst übergangen.
       *[other] { $who } kann nichts tun und wird übergangen.
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
                [one] Deine Marken: { $markers }. Du bekommst { $count } Punkt, zusammen { $total }.
               *[other] Deine Marken: { $markers }. Du bekommst { $count } Punkte, zusammen { $total }.
            }
       *[other]
            { $count ->
                [one] Die Marken von { $who }: { $markers }. Das gibt { $count } Punkt, zusammen { $total }.
               *[other] Die Marken von { $who }: { $markers }. Das gibt { $count } Punkte, zusammen { $total }.
            }
    }
story-counted_ignored =
    { $who_is ->
        [you]
            { $count ->
                [one] Deine Marken: { $markers }. Ohne den Markt bekommst du { $count } Punkt, zusammen { $total }.
               *[other] Deine Marken: { $markers }. Ohne den Markt bekommst du { $count } Punkte, zusammen { $total }.
            }
       *[other]
            { $count ->
                [one] Die Marken von { $who }: { $markers }. Ohne den Markt gibt das { $count } Punkt, zusammen { $total }.
               *[other] Die Marken von { $who }: { $markers }. Ohne den Markt gibt das { $count } Punkte, zusammen { $total }.
            }
    }
story-reset = Der Inhalt der Schalen kommt zurück auf die Teller, die Läden an ihre Plätze.
story-thunder_god =
    { $who_is ->
        [you] Du hast die meisten Punkte, nimmst den Donnergott und beginnst die nächste Runde.
       *[other] { $who } hat die meisten Punkte, nimmt den Donnergott und beginnt die nächste Runde.
    }
story-choose =
    { $who_is ->
        [you] Du wählst einen Laden.
       *[other] { $who } wählt einen Laden.
    }

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
web-stores_hint = Tippe auf einen, um ihn zu lesen.
web-stores_points = Die Zahl: Punkte, die die letzte Runde gebracht haben muss. Deine brachte { $points }.
web-held = Bei { $who }.
web-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-last = in der letzten Runde
web-round = Runde { $number } von { $rounds }
web-round_sky = Runde { $number }, bis { $sky } Punkte
web-idle = { $count } von { $limit } Zügen ohne kleineren Teller
web-god = Der Donnergott: beginnt die Runde
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
web-gives = Du gibst { $sweet }: Tippe an, was du dafür nimmst.
web-takes = Du nimmst { $sweet }: Tippe an, was du dafür gibst.
web-now =
    { $count ->
        [one] Wäre die Runde jetzt zu Ende: { $count } Punkt
       *[other] Wäre die Runde jetzt zu Ende: { $count } Punkte
    }
web-change = Für dich jetzt { $change }
web-use = Benutzen
web-using = In Gebrauch: Tippe die Süßigkeiten an
web-using_markers = In Gebrauch: Tippe zwei Marken an
web-land_plate = Auf deinen Teller
web-land_bowl = In deine Schale

why-set = Jetzt legen alle ihre Marken; etwas anderes geht nicht.
why-markers = Die Marken dieser Runde liegen schon.
why-bid = Jetzt ist keine Versteigerung.
why-take = Läden werden zwischen den Runden gewählt, nicht währenddessen.
why-for = Zwei Süßigkeiten nimmst du nur für zwei, die du mit dem Laden „Zwei gegen zwei“ gibst.
why-pass = Ein Tausch ist möglich, also muss getauscht werden.
why-exchanged = Der Tausch dieses Zuges ist gemacht: Es gibt einen je Zug.
why-no_store = Du hast keinen Laden.
why-other_store = Dein Laden ist „{ $store }“: Er kann etwas anderes.
why-no_seat =
    { $count ->
        [one] Platz { $number } gibt es nicht: Am Tisch ist { $count } Platz.
       *[other] Platz { $number } gibt es nicht: Am Tisch sind { $count } Plätze.
    }
why-yourself = Das ist dein eigener Platz: Wähle jemand anderen.
why-same_kind = Die beiden Süßigkeiten müssen verschieden sein.
why-not_on_your_plate = Auf deinem Teller fehlt: { $sweet }.
why-not_on_your_bowl = In deiner Schale fehlt: { $sweet }.
why-not_on_their_plate = Auf dem Teller von { $other } fehlt: { $sweet }.
why-not_on_their_bowl = In der Schale von { $other } fehlt: { $sweet }.
why-not_in_market = Auf dem Markt fehlt: { $sweet }.
why-no_pair = Auf deinem Teller fehlt: { $sweets }.
why-no_other_pair = Auf dem Teller von { $other } liegen keine zwei Süßigkeiten, die anders sind als deine zwei.
why-pair_first = Nimm zuerst zwei Süßigkeiten von { $other }.
why-same_pair = Die beiden Paare dürfen nicht gleich sein.
why-no_such_pair = Auf dem Teller von { $other } fehlt: { $sweets }.
why-auction = Die Läden werden versteigert: Biete oder passe.
why-bid_forward = Deine Figur steht auf { $space }: Sie kann nur vorwärts ziehen.
why-bid_taken = Auf { $space } steht schon die Figur von { $other }.
why-choose = Wähle einen Laden: Wer einen nehmen kann, muss.
why-store_taken = Der Laden „{ $store }“ ist schon vergeben: { $other }.
why-store_bid = Dein Gebot reicht nicht für „{ $store }“.
why-store_points =
    { $count ->
        [one] Für „{ $store }“ braucht es { $points } Punkte in einer Runde; bei dir war es { $count }.
       *[other] Für „{ $store }“ braucht es { $points } Punkte in einer Runde; bei dir waren es { $count }.
    }

notation-move = Erwartet: ein Zug wie "31524", "swap m n @2", "market m n", "take two", "bid 12" oder "pass"; gekommen ist "{ $came }".
notation-part = { $move }: erwartet: { OR($known) }; gekommen ist "{ $came }".
notation-json = Erwartet: ein Zug wie { "{" }"move": "swap", "give": "mochi", "take": "nougat", "seat": 2{ "}" }; gekommen ist { $came }.
notation-outcome = Erwartet: { OR($known) }; gekommen ist "{ $came }".
notation-rows =
    { $count ->
        [one] { $field }: erwartet: { $count } Reihe; gekommen ist "{ $came }".
       *[other] { $field }: erwartet: { $count } Reihen, mit / verbunden; gekommen ist "{ $came }".
    }
notation-sweets = { $field }: erwartet: Süßigkeiten wie mmnpt oder - für keine; gekommen ist "{ $came }".
notation-markers = { $field }: erwartet: die Marken 1 bis 5 in einer Reihenfolge wie 31524 oder 00000; gekommen ist "{ $came }".

edition-twice = Erwartet: jeder Laden nur einmal; dieser ist derselbe wie Nummer { $row }.
edition-missing = Erwartet: alle zehn Läden; „{ $store }“ fehlt.

rule-SN1 = Zu dritt werden von jeder Süßigkeit 4 Stück entfernt, zu viert 2, zu fünft 1. Alle ziehen 8 auf ihren Teller. Der Rest des Beutels kommt auf den Markt; mit gezogenen aus den entfernten wird er auf 3 ergänzt.
rule-SN2 = Zu Beginn jeder Runde legen alle heimlich und gleichzeitig ihre Marken 1 bis 5 auf die fünf Süßigkeiten.
rule-SN3 = Es geht im Uhrzeigersinn, beginnend beim Donnergott. Ein Zug ist ein Tausch und höchstens einmal ein Laden, davor oder danach. Ist ein Tausch möglich, muss getauscht werden; sonst entfällt er.
rule-SN4 = Tausch mit jemandem: Du wählst eine Süßigkeit von deinem Teller und eine andere vom Teller der anderen Seite. Deine kommt in deren Schale, die andere in deine.
rule-SN5 = Tausch mit dem Markt: eine Süßigkeit von deinem Teller gegen eine andere vom Markt. Was du nimmst, kommt auf deinen Teller.
rule-SN6 = Die Runde endet sofort, auch mitten im Zug, sobald ein Teller leer ist.
rule-SN7 = Die Runde endet auch nach so vielen Umläufen in Folge ohne kleineren Teller, wie am Tisch eingestellt ist, sonst 4.
rule-SN8 = „Gleich gegen gleich“: ein zusätzlicher Tausch mit jemandem, bei dem beide Süßigkeiten gleich sein müssen. Beide kommen in die Schalen.
rule-SN9 = „Marktstand“: ein zusätzlicher Tausch mit dem Markt, verschiedene Süßigkeiten. Was du nimmst, kommt nach Wahl auf deinen Teller oder in deine Schale.
rule-SN10 = „Zwei gegen zwei“: Auf beiden Tellern müssen zwei Süßigkeiten liegen; alle vier bleiben auf Tellern, und die beiden Paare dürfen nicht gleich sein, aber eine Sorte gemeinsam haben. Bei „Schale gegen Schale“ und „Schale gegen Teller“ werden verschiedene Süßigkeiten getauscht.
rule-SN11 = „Ohne Markt“ wird nie benutzt: Bis zur Wertung behalten, gilt der Laden von selbst, nur für dich. „Marken vertauschen“ wird einmal benutzt, in deinem Zug; alle erfahren, welche zwei Süßigkeiten, niemand die Werte.
rule-SN12 = Ein benutzter Laden kommt an seinen Platz zurück, ein unbenutzter am Ende der Runde auch.
rule-SN13 = Gewertet werden Teller und Schale zusammen. Für jede Süßigkeit wird die Zahl deiner Stücke mit deiner Marke plus der Zahl dieser Süßigkeit auf dem Markt malgenommen; alle fünf werden addiert.
rule-SN14 = Zwischen den Runden kommt der Inhalt der Schalen zurück auf die Teller. Der Markt bleibt, wie er ist; die Marken werden neu gelegt.
rule-SN15 = Wer insgesamt die meisten Punkte hat, nimmt den Donnergott und beginnt die nächste Runde; bei Gleichstand, wer in der letzten Runde früher dran war.
rule-SN16 = Läden werden gewählt, beginnend mit den meisten Punkten insgesamt; bei Gleichstand in der Reihenfolge der kommenden Runde. Was du nehmen darfst, hängt von deinen Punkten der eben gewerteten Runde ab; auch ein niedrigerer Laden geht. Ist keiner mehr da, bekommst du keinen.
rule-SN17 = Nach drei Runden endet die Partie mit der Wertung. Die wenigsten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
rule-SN18 = Bis in den Himmel: Die Zahl der Runden ist nicht begrenzt; die Partie endet nach der Wertung, bei der jemand 100 Punkte oder mehr hat.
rule-SN19 = Kaufleute: Vor der ersten Runde zieht, beginnend beim Donnergott, reihum jede Person mit ihrer Figur vorwärts auf ein beliebiges freies Feld bis 40 oder passt; wer passt, darf später wieder bieten. Diese Felder sind Punkte der Gesamtzahl. Das höchste Gebot wählt aus allen Läden, jedes weitere aus einer Stufe weniger; wer nichts bot, bekommt keinen. Der Donnergott bleibt, wo er ist.
rule-SN20 = Teller, Schalen, Markt, Läden und Punkte sind immer offen. Die Marken sind bis zur Wertung geheim, danach offen.
rule-SN21 = Wer einen Laden nehmen kann, muss einen nehmen, ihn aber nicht benutzen. Ein Laden, der gerade nicht benutzt werden kann, wird behalten. Wer einen Laden benutzt, bestimmt, mit wem und welche Süßigkeiten.
rule-SN22 = Auch bis in den Himmel gewinnen die wenigsten Punkte, bei Gleichstand gemeinsam. Beide Varianten lassen sich zusammen spielen; gebotene Punkte zählen für die 100 mit.
rule-SN23 = Jedes Stück im Beutel oder unter den entfernten wird gleich wahrscheinlich gezogen. Entfernte Stücke, die nicht gezogen werden, sind aus dem Spiel.
rule-SN24 = Die Versteigerung endet, wenn alle in Folge gepasst haben, auch wer zuletzt geboten hat.
rule-SN25 = Wer weder tauschen noch einen Laden benutzen kann, wird übergangen; das zählt als Zug.
rule-SN26 = Ein Teller wird kleiner, wenn nach einem Tausch oder durch einen Laden weniger Süßigkeiten auf ihm liegen. Kommt später im selben Zug eine zurück, ändert das daran nichts.
rule-SN27 = Wer die erste Runde beginnt, wird ausgelost.
