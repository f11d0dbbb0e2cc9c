import type { CardText } from '../card-text.ts';

/** What every Knight does after its own part. */
const attack =
  'Jeder Mitspieler deckt die nächsten beiden Karten seines Nachziehstapels auf: Eine, die {3 coins} bis {6 coins} kostet, wird entsorgt (passen beide, wählt er), der Rest abgelegt. Kam so irgendein Ritter in den Müll, wird zum Schluss auch der angreifende Ritter entsorgt.';

export const darkAges = {
  altar: {
    name: 'Altar',
    short: 'Entsorge eine Karte, nimm dir eine bis {5 coins}.',
    text: 'Entsorge eine Karte aus deiner Hand und nimm dir danach eine, die höchstens {5 coins} kostet.',
    rulings: [
      'Ohne Handkarten entsorgst du nichts, nimmst dir aber trotzdem eine Karte.',
      'Was das Entsorgen auslöst (Ziehen, Nehmen, eine Reaktion), wird zu Ende geführt, bevor du die Karte zum Nehmen aussuchst.',
      'Die Karte kommt aus dem Vorrat auf deinen Ablagestapel. Gibt es eine passende, musst du dir eine nehmen.',
    ],
  },
  armory: {
    name: 'Waffenkammer',
    short: 'Nimm dir eine Karte bis {4 coins} auf den Nachziehstapel.',
    text: 'Wähle eine Karte im Vorrat, die höchstens {4 coins} kostet. Du nimmst sie dir direkt oben auf deinen Nachziehstapel.',
    rulings: [
      'Die Karte kommt direkt auf deinen Nachziehstapel und ist nie in deinem Ablagestapel.',
      'Karten außerhalb des Vorrats ({spoils}, {madman}, {mercenary}, Unterschlüpfe) kannst du nicht wählen.',
      'Von einem gemischten Stapel gibt es nur die oberste Karte, einen Ritter also nur, solange {sir-martin} oben liegt.',
      'Ein so genommener {death-cart} kommt auf deinen Nachziehstapel, seine beiden Ruinen aber auf deinen Ablagestapel.',
    ],
  },
  'band-of-misfits': {
    name: 'Vogelfreie',
    short: 'Wird zu einer billigeren Aktion aus dem Vorrat.',
    text: 'Wähle eine Aktionskarte, die oben auf einem Vorratsstapel liegt und weniger kostet als diese Karte. Solange diese Karte im Spiel bleibt, ist sie die gewählte Karte, und als solche wird sie sofort ausgespielt.',
    rulings: [
      'Eine Karte von einem leeren Stapel oder außerhalb des Vorrats kannst du nicht wählen. Der Stapel, von dem du wählst, bleibt unberührt.',
      'Von einem gemischten Stapel kannst du nur die oberste Karte wählen: die oberste Ruine oder einen Ritter, falls er billiger ist als diese Karte ({sir-martin}).',
      'Zweimal ausgespielt ({throne-room}, {procession}), ist sie beide Male dieselbe Karte; du wählst nicht neu.',
      'Wählst du einen Angriff, ist sie ein Angriff: Reaktionen und der {urchin} kommen nach deiner Wahl und vor der Wirkung.',
      'Im Spiel hat sie Namen, Kosten, Typen und Fähigkeiten der gewählten Karte: Als {urchin} kann sie für einen {mercenary} entsorgt werden, als {hermit} kann sie zu einem {madman|Verrückten} werden.',
      'Wird sie aus dem Spiel entsorgt, geschieht, was die gewählte Karte beim Entsorgen bewirkt. Entsorgt sich die gewählte Karte selbst ({death-cart}, {pillage}), landet diese Karte im Müll.',
      'Überall außer im Spiel ist sie eine gewöhnliche Karte Vogelfreie, die {5 coins} kostet. Wählst du bei einer {procession} die {fortress}, wird diese Karte also zweimal ausgespielt und entsorgt und kommt auf deine Hand zurück; du nimmst dir dann eine Aktionskarte, die genau {6 coins} kostet.',
    ],
  },
  'bandit-camp': {
    name: 'Banditenlager',
    short: 'Bringt dir eine {spoils}.',
    text: 'Nach dem Ziehen nimmst du dir eine {spoils}; sie kommt auf deinen Ablagestapel.',
    rulings: [
      'Du ziehst zuerst; die {spoils}, die du dir jetzt nimmst, kannst du also nicht ziehen.',
      'Die {spoils} kommt von ihrem eigenen Stapel außerhalb des Vorrats. Ist er leer, bekommst du keine; die Karte und die Aktionen gibt es trotzdem.',
    ],
  },
  beggar: {
    name: 'Bettler',
    short: '3 Kupfer auf die Hand. Bei Angriff: Ablegen für 2 Silber.',
    text: 'Du nimmst dir drei {copper} und hast sie gleich auf der Hand.\nReaktion: Hat ein Mitspieler eine Angriffskarte ausgespielt, darfst du, bevor sie wirkt, diese Karte aus deiner Hand ablegen und dir dafür zwei {silver} nehmen: das erste auf deinen Nachziehstapel, das zweite auf deinen Ablagestapel.',
    rulings: [
      'Das Ablegen wehrt den Angriff nicht ab; er trifft dich wie üblich, mit der Hand, die dir bleibt.',
      'Du darfst ihn gegen jeden Angriff einsetzen, auch gegen einen, der dich gar nicht treffen würde.',
      'Gegen denselben Angriff darfst du mehrere Bettler nacheinander ablegen, auch einen, der erst durch eine frühere Reaktion auf diesen Angriff auf deine Hand kam.',
      'Ist nur noch ein {silver} übrig, kommt es auf deinen Nachziehstapel. Ist keines mehr da, darfst du diese Karte trotzdem ablegen, nimmst dir aber nichts.',
      'Sind weniger als drei {copper} übrig, nimmst du dir, was da ist.',
      'Ihn als Reaktion abzulegen heißt nicht, ihn auszuspielen.',
    ],
  },
  catacombs: {
    name: 'Katakomben',
    short: 'Oberste 3 Karten auf die Hand oder gegen 3 neue tauschen.',
    text: 'Sieh dir drei Karten oben von deinem Nachziehstapel an. Alle drei kommen auf deine Hand, oder du legst alle drei ab und ziehst drei neue.\nBeim Entsorgen: Du nimmst dir eine Karte, die weniger kostet als diese.',
    rulings: [
      'Die drei Karten bleiben zusammen; du kannst nicht einige behalten und die anderen ablegen.',
      'Musst du zum Ziehen mischen, werden die eben abgelegten Karten mit eingemischt und können gezogen werden.',
      'Immer wenn diese Karte entsorgt wird, nimmst du dir eine andere, egal in wessen Zug und durch wen. Die genommene Karte kommt aus dem Vorrat auf deinen Ablagestapel.',
    ],
  },
  count: {
    name: 'Graf',
    short: 'Kleiner Preis, dann {+3 coins}, Herzogtum oder Hand in den Müll.',
    text: 'Zuerst eines davon: Lege zwei Karten ab; lege eine Handkarte oben auf deinen Nachziehstapel; nimm dir ein {copper}.\nDanach eines davon: {+3 coins}; entsorge deine ganze Hand; nimm dir ein {duchy}.',
    rulings: [
      'Die beiden Entscheidungen sind voneinander unabhängig. Die erste führst du aus, bevor du die zweite triffst.',
      'Du darfst auch wählen, was du nicht oder nur zum Teil ausführen kannst: Mit einer einzigen Handkarte legst du bei „zwei Karten ablegen“ nur diese eine ab.',
      'Entsorgst du deine Hand, kommen alle Karten gemeinsam in den Müll; danach bestimmst du die Reihenfolge dessen, was sie auslösen.',
      'Das {copper} und das {duchy} kommen aus dem Vorrat auf deinen Ablagestapel.',
    ],
  },
  counterfeit: {
    name: 'Falschgeld',
    short: 'Eine Geldkarte zweimal ausspielen und entsorgen.',
    text: 'Du darfst eine Geldkarte auf deiner Hand wählen: Spiele sie aus, spiele sie noch einmal aus, dann entsorge sie.',
    rulings: [
      'Du behältst die Münzen aus beiden Malen, obwohl die Geldkarte entsorgt wird.',
      'Mit einer {spoils} erhältst du insgesamt {6 coins}. Sie geht schon beim ersten Mal auf ihren Stapel zurück und wird deshalb nicht entsorgt.',
      'Hat die Geldkarte Anweisungen, führst du sie beide Male aus.',
      'Mit einem weiteren Falschgeld: Beide Male darf es eine Geldkarte zweimal ausspielen und entsorgen; am Ende wird dieses Falschgeld entsorgt.',
      'Eine Karte mit mehreren Typen zählt, wenn einer davon Geld ist ({harem}).',
      'Wie jede Geldkarte wird es in der Kaufphase ausgespielt, bevor du deine erste Karte kaufst.',
    ],
  },
  cultist: {
    name: 'Kultist',
    short: 'Andere nehmen Ruinen. Ein weiterer Kultist darf folgen.',
    text: 'Reihum nimmt sich jeder Mitspieler die oberste Ruine. Danach darfst du gleich noch einen Kultisten aus deiner Hand ausspielen.\nBeim Entsorgen: {+3 cards}.',
    rulings: [
      'Einen weiteren Kultisten so auszuspielen verbraucht keine Aktion. Es darf auch einer sein, den du eben gezogen hast.',
      'Jeder weitere Kultist ist ein neuer Angriff; die anderen dürfen also erneut reagieren.',
      'Die Ruinen werden einzeln verteilt, links von dir beginnend, und jedes Mal wird die nächste aufgedeckt. Sind sie aufgebraucht, gehen die übrigen Spieler leer aus.',
      'Du ziehst immer drei Karten, wenn er entsorgt wird, egal in wessen Zug und durch wen.',
      'Wird er durch einen Ritter oder einen {rogue|Schurken} entsorgt, ziehst du nicht die andere aufgedeckte Karte; die wird erst noch abgelegt.',
    ],
  },
  'death-cart': {
    name: 'Leichenkarren',
    short: 'Entsorge eine Aktion oder diese Karte. Kommt mit 2 Ruinen.',
    text: 'Entsorge entweder eine Aktionskarte aus deiner Hand oder diese Karte.\nBeim Nehmen: Du nimmst dir auch die obersten beiden Ruinen, eine nach der anderen.',
    rulings: [
      'Die Münzen erhältst du in jedem Fall, auch wenn diese Karte entsorgt wird.',
      'Ohne Aktionskarte auf der Hand musst du diese Karte entsorgen. Hast du eine, darfst du trotzdem stattdessen diese Karte entsorgen.',
      'Jede Karte vom Typ Aktion ist erlaubt, auch eine Ruine. Es genügt auch, eine {fortress} zu entsorgen, obwohl sie auf deine Hand zurückkehrt.',
      'Die Ruinen gibt es immer, wenn du ihn dir nimmst: gekauft oder nicht, egal in wessen Zug, sogar aus dem Müll. Sie kommen auf deinen Ablagestapel; sind weniger als zwei übrig, nimmst du dir, was da ist.',
      'Beim Ausspielen gibt es keine Ruinen, auch nicht bei {band-of-misfits|Vogelfreien} als Leichenkarren. Ihn durch die {masquerade} zu bekommen gilt nicht als Nehmen.',
    ],
  },
  feodum: {
    name: 'Lehen',
    short: '{1 point} je 3 Silber, die du besitzt.',
    text: 'Am Spielende zählt diese Karte {1 point} je drei {silver} unter all deinen Karten, abgerundet.\nBeim Entsorgen: Du nimmst dir drei {silver}.',
    rulings: [
      'Jedes Lehen wird für sich gewertet, alle mit denselben {silver|Silberkarten}: Bei sieben {silver} ist jedes Lehen {2 points} wert.',
      'Die genommenen {silver|Silberkarten} kommen auf deinen Ablagestapel. Sind weniger als drei übrig, nimmst du dir, was da ist.',
      'Der Stapel hat bei zwei Spielern 8 Karten, ab drei Spielern 12.',
    ],
  },
  forager: {
    name: 'Mundraub',
    short: 'Entsorge eine Karte; {+1 coin} je Sorte Geld im Müll.',
    text: 'Wähle eine Karte auf deiner Hand und entsorge sie. Danach gibt dir jede Sorte Geldkarten im Müll {+1 coin}; was gleich heißt, zählt nur einmal.',
    rulings: [
      'Du zählst nach dem Entsorgen; eine Geldkarte, die du jetzt entsorgst, zählt also mit.',
      'Mehrere gleiche Geldkarten zählen nur einmal: Vier {copper}, ein {counterfeit} und sechs {estate} im Müll geben {2 coins}.',
      'Du musst eine Karte entsorgen, wenn du eine hast. Ohne Handkarten erhältst du die Münzen trotzdem.',
      'Eine Karte mit mehreren Typen zählt, wenn einer davon Geld ist ({harem}).',
    ],
  },
  fortress: {
    name: 'Festung',
    short: 'Entsorgt kommt sie auf deine Hand zurück.',
    text: 'Beim Entsorgen: Hole sie aus dem Müll zurück auf deine Hand.',
    rulings: [
      'Für alles, was nach einer entsorgten Karte fragt, gilt sie trotzdem als entsorgt.',
      'Sie kommt zurück, egal in wessen Zug und durch wen sie entsorgt wurde. Ablehnen kannst du das nicht.',
    ],
  },
  graverobber: {
    name: 'Grabräuber',
    short: 'Nimm aus dem Müll oder werte eine Aktion um bis zu {3 coins} auf.',
    text: 'Eines von beiden: Du nimmst dir aus dem Müll eine Karte, die {3 coins} bis {6 coins} kostet, direkt auf deinen Nachziehstapel; oder du entsorgst eine Aktionskarte aus deiner Hand und nimmst dir dann eine beliebige Karte, die höchstens {3 coins} mehr kostet.',
    rulings: [
      'Du darfst dich für jedes von beiden entscheiden, auch wenn du es nicht ausführen kannst; dann nimmst du dir nichts.',
      'Die Karte aus dem Müll kommt für alle sichtbar oben auf deinen Nachziehstapel. Ist er leer, bildet sie allein den Stapel.',
      'Die Karte für die entsorgte Aktion kommt aus dem Vorrat auf deinen Ablagestapel.',
      'Was das Entsorgen auslöst, kommt zuerst: Entsorge einen {cultist|Kultisten}, ziehe drei Karten, dann nimm dir eine Karte, die höchstens {8 coins} kostet.',
      'Jeder Spieler darf den Müll jederzeit durchsehen.',
    ],
  },
  hermit: {
    name: 'Eremit',
    short: 'Entsorge Nicht-Geld, nimm bis {3 coins}. Kein Kauf: Verrückter.',
    text: 'Sieh deinen ganzen Ablagestapel durch; von dort oder aus deiner Hand darfst du eine Karte entsorgen, die keine Geldkarte ist. Danach nimmst du dir eine Karte, die höchstens {3 coins} kostet.\nBeim Ablegen aus dem Spiel in einem Zug, in dem du keine Karte gekauft hast: Entsorge ihn und nimm dir einen {madman|Verrückten}.',
    rulings: [
      'Das Entsorgen ist freiwillig, das Nehmen nicht. Die genommene Karte kommt aus dem Vorrat auf deinen Ablagestapel.',
      'Nur Kaufen zählt: Karten, die du dir auf andere Weise genommen hast, verhindern nicht, dass er zum {madman|Verrückten} wird.',
      'Verlässt er das Spiel anders als durch Ablegen (etwa entsorgt durch die {procession}), nimmst du dir keinen {madman|Verrückten}.',
      'Ist kein {madman} mehr da, wird der Eremit trotzdem entsorgt, und du nimmst dir nichts.',
      'Zwei Eremiten bringen zwei {madman|Verrückte}. Einer, der zweimal ausgespielt wurde ({throne-room}), ist eine Karte und bringt einen.',
      'Eine Karte, die neben anderen Typen auch Geld ist ({harem}), kann nicht entsorgt werden.',
      'Was das Entsorgen auslöst, wird zu Ende geführt, bevor du dir etwas nimmst: Bei einem {overgrown-estate|Verfallenen Anwesen} ziehst du zuerst.',
    ],
  },
  'hunting-grounds': {
    name: 'Jagdgründe',
    short: 'Entsorgt: ein Herzogtum oder drei Anwesen.',
    text: 'Beim Entsorgen: Du nimmst dir nach Wahl ein {duchy} oder drei {estate}.',
    rulings: [
      'Die Karten kommen aus dem Vorrat auf deinen Ablagestapel.',
      'Wählst du die {estate} und es sind weniger als drei übrig, nimmst du dir, was da ist.',
      'Du darfst dich für jedes von beiden entscheiden, auch wenn der Stapel leer ist.',
    ],
  },
  ironmonger: {
    name: 'Eisenhändler',
    short: 'Decke eine Karte auf: Bonus nach Typ, auf Wunsch ablegen.',
    text: 'Decke die Karte auf, die jetzt oben auf deinem Nachziehstapel liegt; lege sie ab oder lass sie liegen. So oder so bringt dir jeder ihrer Typen etwas. Aktion: {+1 action}. Geld: {+1 coin}. Punkte: {+1 card}.',
    rulings: [
      'Du ziehst eine Karte, bevor du eine aufdeckst.',
      'Du entscheidest über Liegenlassen oder Ablegen, bevor du einen Bonus erhältst. Lässt du eine Punktekarte liegen, ziehst du genau diese Karte.',
      'Eine Karte mit zwei dieser Typen gibt beide Boni: {harem} eine Karte und eine Münze, {nobles} eine Aktion und eine Karte.',
      'Eine Karte mit keinem dieser Typen ({curse}, {hovel}) bringt nichts, du darfst sie aber trotzdem ablegen.',
    ],
  },
  'junk-dealer': {
    name: 'Schrotthändler',
    short: 'Du musst eine Karte entsorgen.',
    text: 'Nach dem Ziehen musst du eine Karte aus deiner Hand entsorgen.',
    rulings: [
      'Du ziehst zuerst und darfst also auch die eben gezogene Karte entsorgen.',
      'Solange du eine Karte auf der Hand hast, kommst du um das Entsorgen nicht herum.',
    ],
  },
  knights: {
    name: 'Ritter',
    short: 'Zehn Ritter, die Karten von {3 coins} bis {6 coins} entsorgen.',
    text: `Von diesen zehn verschiedenen Rittern kann nur der oberste gekauft oder genommen werden. Jeder führt erst seinen eigenen Teil aus und greift dann an.\n${attack}`,
    rulings: [
      'Der angegriffene Spieler hat nur dann die Wahl, wenn beide aufgedeckten Karten {3 coins} bis {6 coins} kosten. Passt keine, werden beide abgelegt.',
      'Ist von zwei solchen Karten eine ein Ritter und der Spieler entsorgt die andere, wird dein Ritter nicht entsorgt.',
      'Auch nachdem ein Ritter entsorgt wurde, trifft der Angriff noch die übrigen Spieler. Dein eigener Ritter wird zuletzt entsorgt.',
      'Was eine entsorgte Karte auslöst, gilt für den Spieler, der sie hatte, und geschieht, bevor die andere Karte abgelegt wird. Diese andere Karte wird dadurch nicht gezogen.',
      'Alle kosten {5 coins}, nur {sir-martin} kostet {4 coins}. Es sind zehn Karten mit verschiedenen Namen.',
      'Wer in Nachziehstapel und Ablagestapel zusammen weniger als zwei Karten hat, deckt auf, was da ist.',
      'Der Stapel hat immer zehn Karten und ist kein Punktestapel, auch nicht mit {dame-josephine} obenauf. Niemand darf sich die Karten unter der obersten ansehen.',
    ],
  },
  ruins: {
    name: 'Ruinen',
    short: 'Stapel schwacher Aktionen, die Plünderer verteilen.',
    text: 'Ein gemischter Stapel aus fünf verschiedenen Sorten. Nur die oberste Karte liegt offen und kann gekauft oder genommen werden. Der Stapel gehört zum Vorrat, wenn das Königreich einen Plünderer enthält.',
    rulings: [
      'Ruinen sind Aktionskarten: Eine auszuspielen kostet eine Aktion, und überall, wo eine Aktionskarte verlangt ist, gelten sie als eine. Siegpunkte bringen sie keine.',
      'Werden Ruinen verteilt, nimmt sich jeder Spieler reihum die oberste Karte auf seinen Ablagestapel, und die nächste wird aufgedeckt. Sind sie aufgebraucht, gehen die übrigen Spieler leer aus.',
      'Sie kosten {0 coins} und dürfen gekauft werden.',
      'Ist der Stapel leer, zählt er für das Spielende als leerer Vorratsstapel.',
      'Verschiedene Sorten sind Karten mit verschiedenen Namen; zwei Karten einer Sorte heißen gleich. Der Stapel hat zehn Karten je Spieler, den ersten nicht mitgezählt.',
    ],
  },
  marauder: {
    name: 'Marodeur',
    short: 'Nimm dir eine {spoils}; die anderen nehmen Ruinen.',
    text: 'Zuerst nimmst du dir eine {spoils}. Dann nimmt sich reihum jeder Mitspieler die oberste Ruine.',
    rulings: [
      'Die {spoils} kommt von ihrem eigenen Stapel auf deinen Ablagestapel. Ist keine mehr da, werden die Ruinen trotzdem verteilt.',
      'Jeder Spieler nimmt sich die oberste Ruine und deckt die nächste auf. Sind sie aufgebraucht, gehen die übrigen Spieler leer aus.',
    ],
  },
  'market-square': {
    name: 'Marktplatz',
    short: 'Deine Karte wird entsorgt: Ablegen für ein Gold.',
    text: 'Reaktion: Gleich nachdem eine deiner Karten entsorgt wurde, darfst du diese Karte aus deiner Hand ablegen, um dir ein {gold} zu nehmen.',
    rulings: [
      'Das geht, egal in wessen Zug und durch wen entsorgt wurde, aber nur bei deinen eigenen Karten.',
      'Für eine entsorgte Karte darfst du mehrere Marktplätze ablegen, einen nach dem anderen.',
      'Du entscheidest, ob du ihn vor oder nach anderem einsetzt, was dasselbe Entsorgen auslöst. Auch einen Marktplatz, den du dadurch ziehst (durch entsorgte {rats}), darfst du einsetzen.',
      'Eine {fortress}, die auf deine Hand zurückkehrt, wurde trotzdem entsorgt; du darfst also darauf reagieren.',
      'Das {gold} kommt auf deinen Ablagestapel. Ist keines mehr da, darfst du diese Karte trotzdem ablegen, nimmst dir aber nichts.',
    ],
  },
  mystic: {
    name: 'Medium',
    short: 'Errätst du deine oberste Karte, kommt sie auf die Hand.',
    text: 'Nenne eine beliebige Karte, dann decke die oberste deines Nachziehstapels auf. Lagst du richtig, kommt sie auf deine Hand; wenn nicht, bleibt sie liegen.',
    rulings: [
      'Du nennst eine Karte, keinen Typ. Sie muss weder im Vorrat noch überhaupt in diesem Spiel sein.',
      'Der Name muss genau stimmen: Ein Ritter gilt nicht für einen anderen, eine Sorte Ruinen nicht für eine andere.',
    ],
  },
  pillage: {
    name: 'Raubzug',
    short: 'Entsorge ihn; andere legen ab, was du wählst; 2 Beutekarten.',
    text: 'Zuerst wird diese Karte entsorgt. Dann zeigt reihum jeder Mitspieler mit mindestens fünf Handkarten seine Hand vor, und du suchst eine Karte aus, die er ablegt. Zuletzt nimmst du dir zwei {spoils|Beutekarten}.',
    rulings: [
      'Wer vier oder weniger Handkarten hat, zeigt nichts vor und legt nichts ab.',
      'Du wählst für einen Spieler nach dem anderen, links von dir beginnend.',
      'Ein zweites Mal ausgespielt ({procession}, {throne-room}), kann er nicht noch einmal entsorgt werden, aber alles andere geschieht.',
      'Die {spoils|Beutekarten} kommen von ihrem eigenen Stapel auf deinen Ablagestapel. Sind weniger als zwei übrig, nimmst du dir, was da ist.',
    ],
  },
  'poor-house': {
    name: 'Armenhaus',
    short: 'Je Geldkarte auf der Hand {1 coin} weniger.',
    text: 'Zeige deine Hand vor; jede Geldkarte darunter kostet dich {1 coin}, doch unter null fallen deine Münzen nie.',
    rulings: [
      'Du kannst mehr verlieren, als diese Karte dir gegeben hat, also auch Münzen, die du vorher in diesem Zug erhalten hast.',
      'Eine Karte mit mehreren Typen zählt, wenn einer davon Geld ist ({harem}).',
    ],
  },
  procession: {
    name: 'Prozession',
    short: 'Aktion zweimal ausspielen, entsorgen, {1 coin} teurere nehmen.',
    text: 'Du darfst eine Aktionskarte auf deiner Hand wählen: Spiele sie aus, spiele sie noch einmal aus und entsorge sie. Danach nimmst du dir eine Aktionskarte, die genau {1 coin} mehr kostet.',
    rulings: [
      'Hast du eine Karte gewählt, musst du auch alles Weitere ausführen. Liegt im Vorrat keine Aktionskarte mit genau diesen Kosten offen, nimmst du dir nichts.',
      'Das zweimalige Ausspielen verbraucht keine Aktionen, und das erste Mal ist abgeschlossen, bevor das zweite beginnt. Gibst du deine letzte Aktion für diese Karte aus und wählst eine Karte mit {+1 action}, bleiben dir zwei Aktionen.',
      'Du nimmst dir die neue Karte auch dann, wenn die ausgespielte nicht entsorgt werden konnte. Eine Karte, die sich beim ersten Mal selbst entsorgt hat, wird trotzdem ein zweites Mal ausgespielt.',
      'Was das Entsorgen auslöst, kommt vor dem Nehmen: Bei einem {cultist|Kultisten} ziehst du zuerst drei Karten. Die genommene Karte kommt auf deinen Ablagestapel.',
      'Mit einer {fortress}: Sie kehrt auf deine Hand zurück, und du nimmst dir eine Aktionskarte, die genau {5 coins} kostet.',
      'Mit einem {madman|Verrückten}: {+2 actions}, er geht auf seinen Stapel zurück, und du ziehst; dann noch einmal {+2 actions}, aber ohne Ziehen. Er wird nicht entsorgt; du nimmst dir eine Aktionskarte, die genau {1 coin} kostet.',
      'Mit einer weiteren Prozession: Sie wird vollständig für eine Aktionskarte ausgeführt, dann für eine andere; danach wird sie entsorgt, und du nimmst dir eine Aktionskarte, die genau {5 coins} kostet.',
    ],
  },
  rats: {
    name: 'Ratten',
    short: 'Nimm dir noch Ratten, dann entsorge etwas anderes.',
    text: 'Nimm dir noch einmal Ratten. Dann entsorge aus deiner Hand eine andere Karte als Ratten; hast du keine, zeige stattdessen deine Hand vor.\nBeim Entsorgen: {+1 card}.',
    rulings: [
      'Hast du eine andere Karte, musst du eine entsorgen. Hast du nur Ratten auf der Hand, zeigst du sie vor und entsorgst nichts; auch ohne Handkarten entsorgst du nichts.',
      'Die neuen Ratten kommen auf deinen Ablagestapel. Sind keine mehr da, nimmst du dir nichts, und der Rest geschieht trotzdem.',
      'Du ziehst immer eine Karte, wenn sie entsorgt werden, egal in wessen Zug und durch wen.',
      'Der Stapel beginnt mit zwanzig Karten, egal wie viele mitspielen.',
    ],
  },
  rebuild: {
    name: 'Neubau',
    short: 'Tausche eine Punktekarte gegen eine bis zu {3 coins} teurere.',
    text: 'Nenne eine Karte, dann decke deinen Nachziehstapel Karte für Karte auf, bis eine Punktekarte mit anderem Namen erscheint. Lege alles andere Aufgedeckte ab, entsorge die gefundene Karte und nimm dir eine Punktekarte, die höchstens {3 coins} mehr kostet.',
    rulings: [
      'Du darfst jede Karte nennen, ob Punktekarte oder nicht, ob in diesem Spiel oder nicht.',
      'Geht dein Nachziehstapel aus, mische deinen Ablagestapel ohne die schon aufgedeckten Karten und mach weiter.',
      'Erscheint keine solche Karte, werden alle aufgedeckten Karten abgelegt, und sonst geschieht nichts.',
      'Die genommene Karte kommt aus dem Vorrat auf deinen Ablagestapel.',
      'Eine Karte mit mehreren Typen ist eine Punktekarte, wenn einer davon Punkte ist, beim Suchen wie beim Nehmen.',
      'Was das Entsorgen auslöst, wird zu Ende geführt, bevor du dir etwas nimmst. Die anderen aufgedeckten Karten sind dann schon in deinem Ablagestapel; ziehst du durch ein {overgrown-estate}, werden sie womöglich mit eingemischt.',
    ],
  },
  rogue: {
    name: 'Schurke',
    short: 'Nimm dir etwas aus dem Müll; sonst entsorgen andere.',
    text: 'Liegt im Müll eine Karte, die {3 coins} bis {6 coins} kostet, musst du dir eine solche nehmen. Wenn nicht, deckt jeder Mitspieler die nächsten beiden Karten seines Nachziehstapels auf, entsorgt eine in diesem Bereich (passen beide, wählt er) und legt den Rest ab.',
    rulings: [
      'Liegt eine solche Karte im Müll, musst du dir eine nehmen. Bei jedem Ausspielen geschieht nur einer der beiden Teile.',
      'Die genommene Karte kommt für alle sichtbar auf deinen Ablagestapel. Sie gilt als genommen; ein {death-cart} bringt also seine Ruinen mit.',
      'Er ist in jedem Fall ein Angriff: Die anderen entscheiden über ihre Reaktionen, bevor du irgendetwas tust.',
      'Was eine entsorgte Karte auslöst, gilt für den Spieler, der sie hatte, und geschieht, bevor die andere Karte abgelegt wird. Diese andere Karte wird dadurch nicht gezogen.',
    ],
  },
  sage: {
    name: 'Weiser',
    short: 'Suche eine Karte, die {3 coins} oder mehr kostet.',
    text: 'Decke deinen Nachziehstapel Karte für Karte auf, bis eine erscheint, die {3 coins} oder mehr kostet. Sie kommt auf deine Hand, alle anderen legst du ab.',
    rulings: [
      'Geht dein Nachziehstapel aus, mische deinen Ablagestapel ohne die schon aufgedeckten Karten und mach weiter.',
      'Erscheint keine solche Karte, werden alle aufgedeckten Karten abgelegt, und du bekommst keine.',
      'Liegen oben {copper}, {copper}, {curse}, {province}, kommt die {province} auf deine Hand, und die anderen drei legst du ab.',
    ],
  },
  scavenger: {
    name: 'Lumpensammler',
    short: 'Lege eine Karte vom Ablage- auf den Nachziehstapel.',
    text: 'Wenn du willst, wandert dein ganzer Nachziehstapel auf deinen Ablagestapel. Dann such dir in deinem Ablagestapel eine beliebige Karte aus und lege sie oben auf deinen Nachziehstapel.',
    rulings: [
      'Den Nachziehstapel zu verschieben ist freiwillig. Eine Karte zurückzulegen ist Pflicht, außer dein Ablagestapel ist leer.',
      'Ist dein Nachziehstapel leer, bildet die zurückgelegte Karte allein den Stapel; gemischt wird nicht.',
      'Den Nachziehstapel zu verschieben gilt nicht als Ablegen von Karten.',
    ],
  },
  squire: {
    name: 'Knappe',
    short: '{+2 actions}, {+2 buys} oder ein Silber. Entsorgt: ein Angriff.',
    text: 'Such dir eines aus: {+2 actions}; oder {+2 buys}; oder du nimmst dir ein {silver}.\nBeim Entsorgen: Du nimmst dir eine Angriffskarte aus dem Vorrat.',
    rulings: [
      'Wird er entsorgt, suchst du dir eine der Angriffskarten aus, die im Vorrat offen liegen, egal was sie kostet. Sie kommt auf deinen Ablagestapel.',
      'Gibt es im Vorrat keine Angriffskarte, nimmst du dir nichts. Den {mercenary} gibt es so nie.',
      'Das {silver} kommt aus dem Vorrat auf deinen Ablagestapel.',
    ],
  },
  storeroom: {
    name: 'Lagerraum',
    short: 'Ablegen für neue Karten, dann Ablegen für Münzen.',
    text: 'Lege so viele Karten ab, wie du willst, dann ziehe ebenso viele. Danach lege noch einmal so viele ab, wie du willst: {+1 coin} für jede davon.',
    rulings: [
      'Das erste Ablegen bringt nur Karten, das zweite nur Münzen.',
      'Beim zweiten Mal darfst du auch eben gezogene Karten ablegen.',
      'Beide Male darfst du auch nichts ablegen.',
      'Du wählst alle Karten für das erste Ablegen aus, bevor du ziehst.',
    ],
  },
  urchin: {
    name: 'Gassenjunge',
    short: 'Andere behalten 4 Karten. Nächster Angriff: wird Söldner.',
    text: 'Jeder Mitspieler mit mehr als vier Handkarten legt ab, bis vier übrig sind.\nIm Spiel: Hast du eine andere Angriffskarte ausgespielt, darfst du, bevor sie wirkt, diese Karte entsorgen, um dir einen {mercenary} zu nehmen.',
    rulings: [
      'Ein zweiter Gassenjunge ist eine andere Angriffskarte; spielst du ihn aus, darfst du also den ersten entsorgen.',
      'Zweimal ausgespielt ({throne-room}, {procession}), ist er trotzdem nur eine Karte; für sein eigenes zweites Mal kann er nicht entsorgt werden.',
      'Hast du mehrere Gassenjungen im Spiel, entscheidest du bei jedem einzeln, wenn du einen weiteren Angriff ausspielst.',
      'Du entscheidest darüber, bevor die anderen ihre Reaktionen einsetzen.',
      'Wer vier oder weniger Handkarten hat, legt nichts ab.',
      'Der {mercenary} kommt auf deinen Ablagestapel. Ist keiner mehr da, darfst du diese Karte trotzdem entsorgen, nimmst dir aber nichts.',
    ],
  },
  vagrant: {
    name: 'Landstreicher',
    short: 'Holt Punkte, Ruine, Unterschlupf oder Fluch auf die Hand.',
    text: 'Nach dem Ziehen decke die nächste Karte deines Nachziehstapels auf: Eine Punktekarte, ein Unterschlupf, eine Ruine oder ein {curse} kommt auf deine Hand, jede andere Karte bleibt liegen.',
    rulings: [
      'Du ziehst eine Karte, bevor du eine aufdeckst.',
      'Eine Karte mit mehreren Typen kommt auf deine Hand, wenn einer davon genannt ist ({nobles}, {necropolis}, {dame-josephine}, jede Ruine).',
      'Du kannst die Karte nicht ablehnen.',
    ],
  },
  'wandering-minstrel': {
    name: 'Barde',
    short: 'Von den nächsten 3 Karten bleiben nur Aktionen oben.',
    text: 'Nach dem Ziehen decke die nächsten drei Karten deines Nachziehstapels auf: Aktionskarten kommen in der Reihenfolge deiner Wahl wieder obenauf; alle anderen werden abgelegt.',
    rulings: [
      'Du ziehst eine Karte, bevor du welche aufdeckst.',
      'Eine Karte mit mehreren Typen kommt zurück auf den Nachziehstapel, wenn einer davon Aktion ist.',
      'Sind weniger als drei Karten im Nachziehstapel, mische deinen Ablagestapel. Sind es dann immer noch keine drei, decke auf, was da ist.',
      'Deckst du keine Aktionskarte auf, kommt nichts zurück.',
    ],
  },
  'dame-anna': {
    name: 'Dame Anna',
    short: 'Entsorge bis zu 2. Andere entsorgen eine von {3 coins} bis {6 coins}.',
    text: `Du darfst eine oder zwei Karten aus deiner Hand entsorgen. ${attack}`,
    rulings: [
      'Du darfst keine, eine oder zwei Karten entsorgen, bevor die anderen etwas aufdecken.',
      'Zwei Karten werden gemeinsam entsorgt; danach bestimmst du die Reihenfolge dessen, was sie auslösen.',
    ],
  },
  'dame-josephine': {
    name: 'Dame Josephine',
    short: 'Andere entsorgen eine Karte von {3 coins} bis {6 coins}.',
    text: attack,
    rulings: [
      'Sie ist eine Punktekarte für alles, was auf Typen achtet ({hovel}, {vagrant}, {ironmonger}, {rebuild}).',
      'Sie macht den Stapel der {knights} nicht zu einem Punktestapel.',
    ],
  },
  'dame-molly': {
    name: 'Dame Molly',
    short: 'Andere entsorgen eine Karte von {3 coins} bis {6 coins}.',
    text: attack,
    rulings: ['Du behältst die Aktionen, auch wenn diese Karte durch ihren eigenen Angriff entsorgt wird.'],
  },
  'dame-natalie': {
    name: 'Dame Natalie',
    short: 'Nimm eine bis {3 coins}. Andere entsorgen eine von {3 coins} bis {6 coins}.',
    text: `Wenn du willst, nimm dir eine Karte, die höchstens {3 coins} kostet. ${attack}`,
    rulings: [
      'Das Nehmen ist freiwillig. Die Karte kommt aus dem Vorrat auf deinen Ablagestapel, bevor die anderen etwas aufdecken.',
    ],
  },
  'dame-sylvia': {
    name: 'Dame Sylvia',
    short: 'Andere entsorgen eine Karte von {3 coins} bis {6 coins}.',
    text: attack,
    rulings: ['Du behältst die Münzen, auch wenn diese Karte durch ihren eigenen Angriff entsorgt wird.'],
  },
  'sir-bailey': {
    name: 'Sir Bailey',
    short: 'Andere entsorgen eine Karte von {3 coins} bis {6 coins}.',
    text: attack,
    rulings: ['Du ziehst, bevor die anderen etwas aufdecken.'],
  },
  'sir-destry': {
    name: 'Sir Destry',
    short: 'Andere entsorgen eine Karte von {3 coins} bis {6 coins}.',
    text: attack,
    rulings: ['Du ziehst, bevor die anderen etwas aufdecken.'],
  },
  'sir-martin': {
    name: 'Sir Martin',
    short: 'Andere entsorgen eine Karte von {3 coins} bis {6 coins}.',
    text: attack,
    rulings: [
      'Anders als die übrigen neun Ritter kostet er {4 coins}.',
      'Solange er oben auf dem Stapel liegt, kannst du ihn dir mit der {armory} nehmen und für die {band-of-misfits|Vogelfreien} wählen.',
    ],
  },
  'sir-michael': {
    name: 'Sir Michael',
    short: 'Andere behalten 3 Karten, entsorgen eine von {3 coins} bis {6 coins}.',
    text: `Jeder Mitspieler mit mehr als drei Handkarten legt ab, bis drei übrig sind. ${attack}`,
    rulings: [
      'Alle sind mit dem Ablegen fertig, bevor irgendjemand Karten aufdeckt.',
      'Wer drei oder weniger Handkarten hat, legt nichts ab, deckt aber trotzdem auf.',
    ],
  },
  'sir-vander': {
    name: 'Sir Vander',
    short: 'Andere entsorgen eine von {3 coins} bis {6 coins}. Entsorgt: Gold.',
    text: `${attack}\nBeim Entsorgen: Du nimmst dir ein {gold}.`,
    rulings: [
      'Das {gold} geht an den Spieler, der diese Karte hatte, egal in wessen Zug und durch wen sie entsorgt wurde.',
      'Das {gold} kommt aus dem Vorrat auf den Ablagestapel.',
    ],
  },
  'abandoned-mine': {
    name: 'Verlassene Mine',
    short: '',
    text: '',
    rulings: [
      'Das ist in jeder Hinsicht eine Aktionskarte: Du spielst sie in deiner Aktionsphase aus, und sie kostet eine Aktion.',
    ],
  },
  'ruined-library': {
    name: 'Zerstörte Bibliothek',
    short: '',
    text: '',
    rulings: [
      'Das ist in jeder Hinsicht eine Aktionskarte: Du spielst sie in deiner Aktionsphase aus, und sie kostet eine Aktion.',
    ],
  },
  'ruined-market': {
    name: 'Zerstörter Markt',
    short: '',
    text: '',
    rulings: [
      'Das ist in jeder Hinsicht eine Aktionskarte: Du spielst sie in deiner Aktionsphase aus, und sie kostet eine Aktion.',
    ],
  },
  'ruined-village': {
    name: 'Zerstörtes Dorf',
    short: '',
    text: '',
    rulings: [
      'Das ist in jeder Hinsicht eine Aktionskarte: Du spielst sie in deiner Aktionsphase aus, und sie kostet eine Aktion. Sie gibt dir nur diese Aktion zurück.',
    ],
  },
  survivors: {
    name: 'Überlebende',
    short: 'Sieh dir 2 Karten an: beide ablegen oder beide zurück.',
    text: 'Du siehst dir zwei Karten oben von deinem Nachziehstapel an. Dann werden entweder beide abgelegt, oder beide kommen in der Reihenfolge deiner Wahl wieder obenauf.',
    rulings: [
      'Die beiden Karten bleiben zusammen; du kannst nicht eine ablegen und die andere behalten.',
      'Das ist in jeder Hinsicht eine Aktionskarte: Du spielst sie in deiner Aktionsphase aus, und sie kostet eine Aktion.',
    ],
  },
  hovel: {
    name: 'Hütte',
    short: 'Entsorge sie, wenn du eine Punktekarte kaufst.',
    text: 'Reaktion: Hast du diese Karte beim Kauf einer Punktekarte auf der Hand, darfst du sie entsorgen.',
    rulings: [
      'Nur Kaufen zählt, nicht, wenn du dir eine Punktekarte auf andere Weise nimmst.',
      'Eine Karte mit mehreren Typen zählt, wenn einer davon Punkte ist ({nobles}, {harem}, {dame-josephine}).',
      'Sie zu entsorgen bringt für sich genommen nichts.',
      'Sie ist nie im Vorrat.',
    ],
  },
  necropolis: {
    name: 'Totenstadt',
    short: '',
    text: '',
    rulings: [
      'Sie ist in jeder Hinsicht eine Aktionskarte: {death-cart}, {procession} und {graverobber} können sie verwenden.',
      'Sie ist nie im Vorrat; mit der {procession} kannst du sie dir also nicht als Karte nehmen, die {1 coin} kostet.',
    ],
  },
  'overgrown-estate': {
    name: 'Verfallenes Anwesen',
    short: 'Entsorgt: Ziehe eine Karte.',
    text: 'Beim Entsorgen: {+1 card}.',
    rulings: [
      'Es ist eine Punktekarte, obwohl es nichts wert ist.',
      'Du ziehst sofort, mitten in dem, wodurch es entsorgt wurde: Beim {altar} ziehst du zuerst, dann nimmst du dir eine Karte.',
      'Es kann sich nicht selbst entsorgen; das muss eine andere Karte tun.',
      'Es ist nie im Vorrat.',
    ],
  },
  spoils: {
    name: 'Beute',
    short: 'Geht auf ihren Stapel zurück.',
    text: 'Nach dem Ausspielen geht sie auf ihren eigenen Stapel zurück.',
    rulings: [
      'Du musst sie nicht ausspielen; eine nicht ausgespielte Beute bleibt unter deinen Karten.',
      'Es gibt sie nur durch {bandit-camp}, {marauder} und {pillage}. Du kannst sie nicht kaufen, und Karten, mit denen du dir etwas aus dem Vorrat nimmst, bringen sie dir nicht.',
      'Mit {counterfeit} bringt sie insgesamt {6 coins}, geht einmal zurück und wird nicht entsorgt.',
      'Aus deiner Hand kann sie wie jede andere Karte entsorgt werden und bleibt dann im Müll.',
      'Ist der Beutestapel leer, zählt das nicht für das Spielende.',
    ],
  },
  madman: {
    name: 'Verrückter',
    short: 'Geht zurück und verdoppelt deine Hand.',
    text: 'Diese Karte geht auf ihren eigenen Stapel zurück. Nur wenn das geschehen ist, ziehst du so viele Karten, wie du auf der Hand hast.',
    rulings: [
      'Zähle deine Hand einmal, ohne diese Karte: Mit drei Handkarten ziehst du drei.',
      'Ein zweites Mal ausgespielt ({procession}, {throne-room}), kann er nicht noch einmal zurückgehen: Du erhältst die Aktionen, ziehst aber nichts.',
      'Es gibt ihn nur durch den {hermit|Eremiten}, und er ist nie im Vorrat.',
      'Ist der Stapel der Verrückten leer, zählt das nicht für das Spielende.',
    ],
  },
  mercenary: {
    name: 'Söldner',
    short: 'Entsorge 2: {+2 cards}, {+2 coins}, andere behalten 3 Karten.',
    text: 'Wenn du willst, entsorge zwei Karten aus deiner Hand. Nur wenn beide entsorgt wurden: {+2 cards}, {+2 coins}, und jeder Mitspieler mit mehr als drei Handkarten legt ab, bis drei übrig sind.',
    rulings: [
      'Mit einer einzigen Handkarte darfst du diese entsorgen, aber dann geschieht nichts weiter.',
      'Die anderen entscheiden über ihre Reaktionen ({beggar}), bevor du entscheidest, ob du entsorgst.',
      'Beide Karten werden gemeinsam entsorgt; dann bestimmst du die Reihenfolge dessen, was sie auslösen; dann folgt der Rest.',
      'Wer drei oder weniger Handkarten hat, legt nichts ab.',
      'Es gibt ihn nur durch den {urchin|Gassenjungen}, und er ist nie im Vorrat.',
      'Ist der Söldnerstapel leer, zählt das nicht für das Spielende.',
    ],
  },
} satisfies Record<string, CardText>;
