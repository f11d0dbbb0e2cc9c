import type { StrategyTexts } from '../strategy-texts.ts';

export const strategies: StrategyTexts = {
  ambassador: {
    name: 'Geld mit Botschafter',
    description: 'Ein Botschafter schickt die Anwesen und Kupfer des Anfangs zu den anderen.',
  },
  'bandit-camp': {
    name: 'Banditenlager mit Schmiede',
    description: 'Banditenlager machen Platz für mehr Schmieden und bringen Beute für die ersten Provinzen.',
  },
  bandit: {
    name: 'Geld mit Banditin',
    description: 'Eine Banditin bringt Gold und nimmt den anderen ihres weg.',
  },
  bank: {
    name: 'Banken',
    description: 'Viele kleine Geldkarten machen Banken wertvoller als Gold.',
  },
  baron: {
    name: 'Geld mit Baron',
    description: 'Ein Baron macht die Anwesen der ersten Züge je vier Münzen wert.',
  },
  'beggar-gardens': {
    name: 'Gärten mit Bettlern',
    description: 'Bettler kaufen die Gärten, und ihre Kupfer machen die Gärten wertvoller.',
  },
  'big-money-ultimate': {
    name: 'Viel Geld, ausgefeilt',
    description:
      'Viel Geld, das mit der ersten Provinz wartet, bis mehr davon zu bezahlen sind, und rechtzeitig zu Herzogtümern und Anwesen greift.',
  },
  'big-money': { name: 'Viel Geld', description: 'Geldkarten und Provinzen, sonst nichts.' },
  bishop: {
    name: 'Geld mit Bischof',
    description:
      'Ein Bischof entsorgt, womit das Deck begann, und dann, was mehr Punkte wert ist, als es noch nützt.',
  },
  'bridge-village': {
    name: 'Brücken in Reihe',
    description:
      'Laboratorien und Dörfer ziehen das ganze Deck und spielen fünf Brücken; ein Zug kauft mehrere Provinzen.',
  },
  bridge: { name: 'Geld mit Brücke', description: 'Eine Brücke für einen Kauf mehr und kleinere Preise.' },
  bureaucrat: {
    name: 'Geld mit Bürokrat',
    description: 'Zwei Bürokraten überschwemmen das Deck mit Silber und bremsen die anderen.',
  },
  caravan: {
    name: 'Karawanen',
    description: 'Bis zu fünf Karawanen; jede macht die Hand des nächsten Zuges um eine Karte größer.',
  },
  catacombs: {
    name: 'Geld mit Katakomben',
    description: 'Katakomben ziehen drei gute Karten, oder drei andere.',
  },
  'chapel-engine': {
    name: 'Kapelle als Motor',
    description:
      'Eine Kapelle entsorgt das erste Deck; Dörfer, Schmieden und Märkte ziehen dann jeden Zug, was übrig ist.',
  },
  'chapel-witch': {
    name: 'Kapelle und Hexe',
    description: 'Eine Kapelle hält das eigene Deck sauber, während eine Hexe die der anderen füllt.',
  },
  charlatan: {
    name: 'Wunderheilerinnen',
    description:
      'Drei Münzen und ein Fluch für alle anderen; was sie haben, ist auch Geld, kostet sie aber Punkte.',
  },
  'colony-money': {
    name: 'Viel Geld mit Kolonien',
    description:
      'Geldkarten, Platin und Kolonien; Provinzen, sobald mehr Platin zu spät kommt. Ohne Kolonien ist es Viel Geld.',
  },
  conspirator: {
    name: 'Kette von Verschwörern',
    description:
      'Eine Kapelle, Märkte und Handlanger, damit die dritte Karte jedes Zuges ein Verschwörer sein kann.',
  },
  corsair: {
    name: 'Korsarenschiffe',
    description:
      'Korsarenschiffe zahlen sofort, ziehen später eine Karte und versenken das erste Silber oder Gold in jedem Zug der anderen.',
  },
  'council-room': {
    name: 'Geld mit Ratsversammlung',
    description:
      'Einige Ratsversammlungen ziehen je vier Karten; was die anderen dadurch ziehen, zählt weniger.',
  },
  count: {
    name: 'Geld mit Graf',
    description: 'Ein oder zwei Grafen für drei Münzen, oder am Ende für ein Herzogtum.',
  },
  counterfeit: {
    name: 'Geld mit Falschgeld',
    description: 'Falschgeld entsorgt die Kupfer und bringt das Doppelte ihrer Münzen.',
  },
  courtyard: {
    name: 'Geld mit Burghof',
    description: 'Ein Burghof auf zehn Karten zieht und hebt eine übrige Münze für den nächsten Zug auf.',
  },
  cultist: {
    name: 'Kultisten',
    description:
      'Kultisten verteilen die Ruinen, einer spielt den nächsten, bis die Hände der anderen nichts mehr wert sind.',
  },
  'double-witch-ultimate': {
    name: 'Zwei Hexen mit gutem Ende',
    description:
      'Zwei Hexen vor allem anderen, dann Geld und rechtzeitig Herzogtümer, denn Flüche machen die Partie lang.',
  },
  'double-witch': {
    name: 'Viel Geld mit zwei Hexen',
    description: 'Zwei Hexen verteilen die Flüche, während Geld die Provinzen kauft.',
  },
  duke: {
    name: 'Herzogtümer und Herzöge',
    description:
      'Geld für fünf Münzen im Zug, dann alle Herzogtümer, und Herzöge, die mehr wert sind als Provinzen.',
  },
  feodum: {
    name: 'Lehen und Silber',
    description: 'Bürokraten bringen Silber, und drei Silber sind ein Punkt auf jedem Lehen.',
  },
  'festival-library': {
    name: 'Jahrmarkt und Bibliothek',
    description: 'Jahrmärkte leeren die Hand und zahlen; Bibliotheken füllen sie wieder.',
  },
  'fishing-village': {
    name: 'Fischerdörfer und Werften',
    description:
      'Fischerdörfer zahlen und geben Aktionen in zwei Zügen, damit in jedem zwei Werften oder mehr gespielt werden.',
  },
  'fortress-torturer': {
    name: 'Festung und Kerkermeister',
    description: 'Festungen geben die Aktionen, um mehrere Kerkermeister im Zug zu spielen.',
  },
  'gardens-ironworks': {
    name: 'Ansturm auf Gärten mit Eisenhütten',
    description:
      'Vier Eisenhütten, dann mit jeder davon Gärten und eine Münze oder Karte, und ein Ende durch drei Stapel.',
  },
  'gardens-workshop': {
    name: 'Ansturm auf Gärten mit Werkstätten',
    description:
      'Vier Werkstätten, dann mit jeder davon Gärten, und drei Stapel sind leer, bevor die Provinzen zählen.',
  },
  'ghost-ship': {
    name: 'Geld mit Geisterschiff',
    description: 'In jedem Zug ein Geisterschiff, damit die anderen dieselben Karten noch einmal ziehen.',
  },
  goons: {
    name: 'Halsabschneider mit Arbeiterdörfern',
    description:
      'Mehrere Halsabschneider im Spiel nehmen den anderen Karten und machen jeden Kauf zu einer Handvoll Punkten.',
  },
  'grand-market': {
    name: 'Große Märkte',
    description:
      'Silber und Gold bezahlen Große Märkte, die ohne Kupfer gekauft werden, und Große Märkte alles andere.',
  },
  hoard: {
    name: 'Horte',
    description: 'Mit einem Hort im Spiel bringt jede Punktekarte ein Gold, auch ein Anwesen.',
  },
  'hunting-grounds': {
    name: 'Geld mit Jagdgründen',
    description: 'Einmal Jagdgründe zieht vier Karten im Zug; alles andere ist Geld.',
  },
  'ironworks-great-hall': {
    name: 'Eisenhütten und Große Hallen',
    description:
      'Zwei Eisenhütten nehmen Silber und, wenn es genug ist, Große Hallen, die das Deck nichts kosten.',
  },
  island: {
    name: 'Geld mit Inseln',
    description:
      'Inseln nehmen die Anwesen der ersten Züge aus dem Deck, und sich selbst, und zählen am Ende.',
  },
  'junk-dealer': {
    name: 'Geld mit Schrotthändler',
    description: 'Schrotthändler entsorgen jeden Zug eine Karte und verlieren dabei kein Tempo.',
  },
  'kings-court': {
    name: 'Königshöfe und Denkmäler',
    description: 'Denkmäler allein sind gutes Geld; ein Königshof macht aus einem drei, mit drei Punkten.',
  },
  knights: {
    name: 'Ritter',
    description: 'Ein oder zwei Ritter entsorgen, wofür die anderen am meisten bezahlt haben.',
  },
  laboratory: {
    name: 'Laboratorien',
    description: 'Drei Laboratorien und eine Schmiede in einem Deck aus Geld.',
  },
  library: {
    name: 'Geld mit Bibliothek',
    description: 'Bibliotheken füllen die Hand auf sieben Karten Geld auf.',
  },
  magnate: {
    name: 'Geld mit Magnatinnen',
    description: 'Aus einer Hand voller Geldkarten wird noch eine.',
  },
  marauder: {
    name: 'Geld mit Marodeur',
    description: 'Zwei Marodeure verteilen Ruinen und bringen jedes Mal Beute.',
  },
  market: {
    name: 'Geld mit Markt',
    description: 'Einige Märkte neben dem Geld: eine Münze und ein Kauf, die nichts kosten.',
  },
  masquerade: {
    name: 'Geld mit Maskerade',
    description: 'Eine Maskerade zieht zwei Karten und gibt jedes Mal ein Anwesen oder Kupfer weiter.',
  },
  'merchant-ship': {
    name: 'Handelsschiffe',
    description: 'Handelsschiffe zahlen in zwei Zügen je zwei Münzen.',
  },
  militia: {
    name: 'Geld mit Miliz',
    description: 'Eine Miliz auf zehn Karten hält die anderen bei drei Karten, das Geld tut den Rest.',
  },
  minion: {
    name: 'Lakaien',
    description: 'Lakaien zahlen je zwei Münzen, und der letzte zieht eine neue Hand für mehr von ihnen.',
  },
  moneylender: {
    name: 'Geld mit Geldverleiher',
    description: 'Ein Geldverleiher macht früh aus den Kupfern besseres Geld.',
  },
  monument: {
    name: 'Geld mit Denkmälern',
    description: 'Zwei Denkmäler geben jedes Mal einen Punkt und zwei Münzen; der Rest ist Geld.',
  },
  mountebank: {
    name: 'Zwei Quacksalber',
    description: 'Flüche und Kupfer für alle anderen und Geld für sich selbst.',
  },
  mystic: {
    name: 'Geld mit Medium',
    description: 'Medien erraten die nächste Karte, für zwei Münzen und ohne eine Aktion zu kosten.',
  },
  'native-village': {
    name: 'Eingeborenendörfer und Werften',
    description: 'Eingeborenendörfer sparen Karten für einen großen Zug und lassen alle Werften spielen.',
  },
  nobles: {
    name: 'Geld mit Adligen',
    description: 'Einmal Adlige auf zehn Karten zieht drei und bringt dazu Punkte.',
  },
  patrol: {
    name: 'Geld mit Patrouille',
    description: 'Eine Patrouille auf acht Karten zieht drei und holt die Punkte aus den nächsten vier.',
  },
  peddler: {
    name: 'Hausierer für nichts',
    description: 'Arbeiterdörfer im Spiel machen Hausierer billig und geben die Käufe dafür.',
  },
  pillage: {
    name: 'Geld mit Raubzug',
    description: 'Raubzüge werden für je zweimal Beute entsorgt und nehmen die beste Karte aus einer Hand.',
  },
  pirate: {
    name: 'Piratinnen',
    description:
      'Piratinnen bringen ein Gold auf die Hand; jede Geldkarte, die jemand nimmt, ruft sie herbei.',
  },
  rabble: {
    name: 'Gesindel und Arbeiterdörfer',
    description: 'Gesindel zieht drei Karten und lässt den anderen ihre Punkte oben auf dem Nachziehstapel.',
  },
  rebuild: {
    name: 'Neubau',
    description:
      'Drei Neubauten machen aus Anwesen Herzogtümer und aus Herzogtümern Provinzen; Geld kauft ihnen nur den Nachschub.',
  },
  remodel: { name: 'Umbau', description: 'Umbauten machen aus dem Gold der Spielmitte Provinzen.' },
  rogue: {
    name: 'Geld mit Schurke',
    description: 'Schurken entsorgen die guten Karten der anderen und holen sie dann aus dem Müll.',
  },
  'sea-hag': {
    name: 'Seehexen',
    description: 'Seehexen legen Zug um Zug einen Fluch oben auf jedes Deck der anderen.',
  },
  'sea-witch': {
    name: 'Meerhexen',
    description: 'Zwei Meerhexen verteilen die Flüche und ziehen weiter Karten, wenn keine mehr da sind.',
  },
  sentry: {
    name: 'Geld mit Torwächterin',
    description: 'Torwächterinnen räumen nebenbei das Deck auf und kosten keine Aktion.',
  },
  'smithy-ultimate': {
    name: 'Schmiede mit gutem Ende',
    description:
      'Erst eine Schmiede, in einem größeren Deck noch eine, rechtzeitig Herzogtümer, und keine letzte Provinz, die die Partie verlieren würde.',
  },
  smithy: { name: 'Viel Geld mit einer Schmiede', description: 'Viel Geld mit einer einzigen Schmiede.' },
  steward: {
    name: 'Geld mit Verwalter',
    description: 'Ein Verwalter entsorgt, womit das Deck begann, und zieht oder zahlt danach.',
  },
  swindler: {
    name: 'Geld mit Trickser',
    description: 'Zwei Trickser machen aus den guten Karten der anderen schlechte.',
  },
  tactician: {
    name: 'Taktiker',
    description: 'Eine schlechte Hand wird abgelegt, und die nächste hat zehn Karten und einen zweiten Kauf.',
  },
  torturer: {
    name: 'Geld mit Kerkermeister',
    description:
      'Ein Kerkermeister, bald ein zweiter, für drei Karten, und Flüche oder kleinere Hände für die anderen.',
  },
  'trading-post': {
    name: 'Geld mit Handelsposten',
    description: 'Ein Handelsposten macht aus zwei schlechten Karten ein Silber auf der Hand.',
  },
  'treasure-map': {
    name: 'Schatzkarten',
    description: 'Lagerhäuser suchen zwei Schatzkarten und die vier Gold, die sie bringen.',
  },
  'two-smithies': {
    name: 'Viel Geld mit zwei Schmieden',
    description: 'Viel Geld mit zwei Schmieden, die sich ab und zu im Weg stehen.',
  },
  upgrade: {
    name: 'Geld mit Anbau',
    description: 'Ein Anbau macht aus Anwesen Silber und aus Kupfern nichts.',
  },
  urchin: {
    name: 'Gassenjungen für einen Söldner',
    description:
      'Zwei Gassenjungen treffen sich früh und werden ein Söldner, der das Deck ausdünnt und jeden Zug angreift.',
  },
  vault: {
    name: 'Geld mit Gewölben',
    description: 'Ein Gewölbe macht aus jeder Hand Münzen, sodass ein oder zwei Gold für Provinzen reichen.',
  },
  venture: {
    name: 'Abenteuer',
    description: 'Abenteuer fördern einander zutage und was es sonst an besseren Geldkarten gibt.',
  },
  'village-smithy': {
    name: 'Dorf und Schmiede',
    description: 'Schmieden, und ein Dorf für jede Schmiede, die auf einer Hand eine andere treffen könnte.',
  },
  'wandering-minstrel': {
    name: 'Barde und Katakomben',
    description: 'Barden finden die Katakomben und geben die Aktionen, um sie alle zu spielen.',
  },
  wharf: {
    name: 'Geld mit Werften',
    description:
      'Werften ziehen in zwei Zügen je zwei Karten und geben einen Kauf für das, was von einer Provinz übrig bleibt.',
  },
};
