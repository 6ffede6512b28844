/**
 * Pattern sources, by app, of descriptions of what the page always does, in the words of ordinary requests. Each must hold
 * whatever else the task asks for.
 */
const WHO = String.raw`(?:(?:i|you|we|he|she|they|one|it|people|users?|the players?|players?|the user|each player|kids|children|everyone)(?: (?:can|should|must|could|may|will|would|has to|have to|need to|needs to|get to|just|to|then|always|be able to|is able to|are able to))* )`;
const AT_TOP = String.raw`(?: (?:(?:shown |displayed )?(?:at|on|in) (?:the )?(?:top|page|screen)|above(?: the (?:board|field|game))?|while (?:playing|you play|i play)|during the game|all the time|always))?`;
const EACH_TIME = String.raw`(?: (?:(?:each|every) time|when(?:ever)?|if|once|after|as|with|by|on)(?: (?:it|you|i|he|she|the|a|an|each|every|snake|ball|worm|eats?|eating|eaten|hits?|hit|bounces?|bounce|touch(?:es)?|something|apples?|fruits?|food|one|paddles?|bricks?|more|longer|piece|of))*)?`;
const SPACE_STARTS = String.raw`\b(?:(?:press(?:ing)?|hit|tap) )?(?:the )?(?:space(?: ?bar| key)?|enter(?: key)?) to (?:start|play|restart|begin|play again|start again)(?: (?:again|the game|a new game))?\b|\b(?:re-?starts?|starts?(?: again)?|play again)(?: (?:the game|again))? (?:on|with|by|using|via)(?: pressing)? (?:the )?(?:space(?: ?bar| key)?|enter(?: key)?)\b`;
const SPACE_PAUSES = String.raw`\b(?:(?:press(?:ing)?|hit) )?(?:the )?(?:space(?: ?bar| key)?|p(?: key)?) (?:to pause|pauses)(?: (?:it|the game))?\b|\bpauses? (?:with|on|by|using)(?: pressing)? (?:the )?(?:space(?: ?bar| key)?|p(?: key)?)\b`;
const CANVAS = String.raw`\b(?:(?:with|using|on|in|via) )?(?:an? |the )?(?:html5? )?canvas(?: (?:element|api|2d))?\b(?! (?:of |size )?\d)`;
const AGAIN = String.raw`\b(?:(?:a |with a |and a )?(?:button|way|option) (?:to|for) (?:(?:re-?start|re-?play|play(?:ing)? (?:it )?again|start(?:ing)? (?:over|again|a new game)|a new game|begin again|try again)(?: the game)?)|${WHO}?(?:can )?(?:play|start|try) (?:it )?again(?: (?:after(?:wards)?|when|if|once)(?: (?:i|you|it|the game|lose|lost|is|over|ends|game|won|win))*)?|start(?:s|ing)? (?:over|again|new)(?: (?:when|after|if|once) (?:i|you|we|they)(?: (?:have|lose|lost|die|win|won|or|finish))+)?)\b`;
const POINT_EACH = String.raw`\b(?:(?:one|a|1) point (?:for|per) (?:each|every|an?) (?:apples?|fruit|food|meal|bite|piece)|(?:gets?|get|earns?|scores?) (?:a |one )?points? (?:for|per|when) (?:each|every|an?) (?:apple|fruit|food|brick|block|goal))\b`;
const TURNS_OF_SNAKE = [
  String.raw`\b(?:the |a )?(?:snake|worm)? ?(?:which |that |and |it |he )*(?:(?:gets?|becomes?|getting|grows?|growing) (?:longer and longer|bigger and bigger|longer|bigger|larger)|grows|growing)${EACH_TIME}\b`,
  String.raw`\b(?:the )?(?:snake|worm) (?:moves?|goes|crawls|slithers|runs?)(?: (?:around|about|by itself|on its own|the|across|over|over|field|board|screen|smoothly|automatically|and))*\b`,
  String.raw`\b${WHO}?(?:eats?|eating|collects?|catch(?:es)?)(?: (?:the|an|a|all|some|red|up))* (?:apples?|food|fruits?)(?: (?:to|and) (?:grow|get (?:longer|bigger|points)))?\b`,
  String.raw`\b(?:the )?(?:apples?|food|fruits?|pieces? of food)(?: (?:is|are|that|which|should|will))* (?:appears?|placed|spawns?|show up|pop(?:s)? up|comes?|generated)(?: (?:up|randomly|in|at|on|random|places?|positions?|spots?|somewhere|else|new|the|board|field|again))*\b`,
  String.raw`\b${WHO}?(?:must|may) not (?:(?:run into|touch|hit|bite|crash into) )+(?:itself|yourself|its (?:own )?(?:tail|body)|your (?:own )?tail|the tail)\b`,
  String.raw`\b(?:it'?s |is )?(?:game over|it is over|the game (?:is over|ends|stops)|${WHO}?(?:dies?|loses?|lost|lose))(?: (?:when|if|once|as soon as|by|on)(?: (?:it|you|i|he|the|snake|worm|bites?|hits?|biting|hitting|eats?|touch(?:es)?|runs?|crash(?:es)?|into|itself|yourself|its|your|own|tail|body|or|head|against))+)\b(?! (?:wall|edge|border))`,
];
const OVER = String.raw`\b(?:(?:it|the game|and) )?(?:(?:should|must) )?(?:says?|shows?|displays?) "?game over"?(?: and (?:my|the|your) (?:final )?(?:score|points))?`;
const BREAK = String.raw`\b(?:for|in|at) (?:my|our|the|a) break[- ]?rooms?(?: screen| tv| wall)?(?: at work)?\b`;
const R_RESTARTS = String.raw`\b(?:re-?starts?|reset)(?: (?:the game|it))? (?:with|by|on|via)(?: (?:the|key|pressing|pressing the))* r(?: key)?\b|\b(?:press )?(?:the )?r (?:key )?(?:to|for) (?:a )?(?:re-?start|new game)\b`;
const GAMES = [R_RESTARTS, BREAK, AGAIN, SPACE_STARTS];

export const PAGE_DOES = {
  snake: [...TURNS_OF_SNAKE, OVER, POINT_EACH, ...GAMES, SPACE_PAUSES, CANVAS],
  breakout: [
    OVER,
    String.raw`\b${WHO}?(?:moves?|moving|steers?) it (?:to the )?left (?:and|or) (?:to the )?right\b`,
    String.raw`\b${WHO}?(?:lose|loses|losing|lost) (?:a|one|1) (?:life|live|try|turn)(?: (?:when|if|each time|every time|as|once)(?: (?:the|you|i|ball|it|falls?|drops?|miss(?:es)?|is|lost|missed|goes|down|off|past|out|at|bottom|of|screen|them|paddle))*)?\b`,
    String.raw`\b${WHO}?(?:bounces?|bouncing|shoots?|hits?|throw|keep|send|play)(?: (?:a|the|it|back|up|ball|in|against|to|at|with|off|around|play|air|paddle|bricks|blocks|walls?|and|from))* ball(?: (?:back|up|around|off|bounces?|with|from|against|at|in|to|the|paddle|walls?|bricks|air|play|a|and))*\b`,
    String.raw`\b(?:the |a )?ball (?:that |which )?(?:bounces?|bouncing|flies|moves|goes|jumps)(?: (?:back|up|around|off|with|from|against|at|in|to|the|paddle|walls?|bricks|air|and|sides?|of|across|screen))*\b`,
    String.raw`\b${WHO}?(?:moves?|controls?|steers?|slides?|moving)(?: (?:a|the|my|your|it))* (?:paddle|bat|racket|bar|board)(?: (?:is|left|right|and|or|to|from|side|with|by|using|via|the|at|bottom|mouse|arrow|arrows|keys?|keyboard|finger|a|left/right|both))*\b`,
    String.raw`\b(?:(?:a |the )?(?:paddle|bat|bar) (?:is |that |which |at |on |in |the |moves |moving |from |side |to |left |and |right |or |with )+(?:bottom|side|left|right|mouse|keys))\b`,
    String.raw`\b(?:shows? |display(?:s|ing)? |showing )(?:the |a )?(?:score,? (?:and|&) )?(?:remaining |number of |the )*lives(?: (?:left|counter|display|shown|remaining|count|are shown))*${AT_TOP}(?=\s*(?:[,.;!?|)]|$|(?:and|with)\b))`,
    String.raw`\b(?:the )?(?:ball|it|game)?(?: that| which)? ?(?:gets?|getting|becomes?|goes|grows?) (?:a bit |a little |slowly |gradually |always )?(?:faster|quicker)(?: and (?:faster|quicker))?(?: (?:over time|with time|as (?:you|i|we) (?:play|go(?: on)?|break (?:more )?bricks)|the (?:longer|more) [^.,;]{3,30}|slowly|gradually|as the game goes on))?\b`,
    String.raw`\b(?:(?:a |the )?(?:wall|rows?) of (?:bricks|blocks)|(?:all )?the (?:bricks|blocks) (?:disappear|vanish|break|are gone|go away)(?: (?:when|if|as|once) (?:they are )?(?:hit|the ball hits(?: them)?))?|until (?:all|they)(?: the)?(?: (?:bricks|blocks|are|is|gone|broken|away|destroyed))+)\b`,
    String.raw`\b${WHO}?wins?(?: the game)? (?:when|if|once) (?:all|every)(?: (?:the|bricks?|blocks?|are|is|gone|broken|destroyed))+\b`,
    POINT_EACH,
    ...GAMES,
    SPACE_PAUSES,
    CANVAS,
  ],
  pong: [
    String.raw`\b(?:the )?(?:ball|it|game)?(?: that| which)? ?(?:gets?|getting|becomes?|goes|speeds? up|moves)(?: (?:a bit|a little|slowly|gradually|always))?(?: (?:faster|quicker))?(?: and (?:faster|quicker))?(?: (?:(?:after|with|on|at) )?(?:each|every) (?:hit|bounce|touch|return|rally|paddle hit)| the longer [^.,;]{3,30}| over time| during (?:a|the) rally| as (?:you|we) play| each time it(?: (?:is|hits|hit|a|the|paddle|bounces))+)\b`,
    String.raw`\b(?:(?:a |the )?(?:dotted|dashed|broken|white dotted|white dashed) (?:cent(?:er|re) |middle )?(?:line|net)|(?:a |the )?(?:middle|cent(?:er|re)) line|(?:a )?net)(?: (?:in|down|through|at) the (?:middle|cent(?:er|re)))?\b`,
    String.raw`\b(?:with |the |a )*(?:two|2) (?:bars|sticks|beams|white bars|lines|rectangles)(?: (?:and (?:the |a )?ball|on (?:each|both|the) sides?|left and right))*\b`,
    String.raw`\b(?:the )?ball (?:that |which )?(?:bounces?|bouncing|flies|moves|goes|jumps)(?: (?:back|and|forth|up|around|off|with|from|against|at|in|to|the|paddles?|walls?|top|bottom|between|two|sides?))*\b`,
    String.raw`\b(?:a |the )?(?:match|table|matches|ball game)\b`,
    String.raw`\b${WHO}?(?:get|gets|scores?) (?:a |one )?points? (?:when|if) [^.,;:!?|]{0,40}(?:miss(?:es)?|past|goal|out)(?: (?:the|it|ball|him|her|you|paddle))*\b`,
    ...GAMES,
    SPACE_PAUSES,
    CANVAS,
  ],
  memory: [
    String.raw`\b${WHO}?(?:click|tap|turn|flip|touch|press|turning|flipping|clicking|tapping)(?: (?:on|over|up))*(?: (?:a|the|two|one|any|each|all|on|2))* cards?(?: (?:to|and|at|over|a|it|turns?|flips?|flip|time|reveal|them|around|up|see|the|picture|open))*\b`,
    String.raw`\b(?:(?:the )?cards? |they )?(?:flip|turn|go|close|are turned|are flipped)s?(?: (?:back|over|face|down|again|around))+(?: (?:after|when|if|once|in)(?: (?:a|one|1|they|it|don't|doesn't|do|does|not|aren't|isn't|is|are|no|second|while|moment|short|the|cards?|pair|match|same|wrong|time|if))*)?\b`,
    String.raw`\b(?:shows?|showing|see|tells?|telling|to see|and|with)?(?: (?:me|us|you))? ?how (?:long|many (?:moves|tries|turns|attempts|clicks|times))(?: (?:i|we|you|it|they|the kids|do|did|have|has|took|takes|needed|need|needs|was|were))*\b`,
    String.raw`\b(?:each|every) (?:word|card|picture|one|animal|symbol|image)(?: (?:is there|comes|appears|is|there|exists))? (?:twice|two times|2 times|two|2x)\b`,
    String.raw`\b(?:matching|matched|found) (?:cards|pairs|ones) (?:stay|remain|are left)(?: (?:open|visible|face up|turned|up|there))*\b`,
    String.raw`\b(?:(?:the )?cards )?(?:are |lie |lying |start )?face[- ]?down\b`,
    AGAIN,
  ],
  tiles: [
    String.raw`\b(?:where |in which |when |and |if )*${WHO}?(?:push|slide|move|merge|join|combine|put|swipe|add)(?: (?:the|two|same|equal|matching))* (?:numbers?|tiles?|blocks?|squares?)(?: (?:around|together|and|that|are|with|up|alike))*(?: (?:until|till|to (?:get|reach|make))(?: (?:you|i|we|one|get|reach|have|it|is|to|make|a|the))*)?\b`,
    String.raw`\b(?:(?:the )?(?:same|equal|matching|two equal|two same|like) (?:numbers?|tiles?|ones))(?: (?:add(?: up)?|merge|join|combine|double|together|to|into|one|become|when|they|touch|meet|and))*\b`,
    String.raw`\b(?:the )?tiles? (?:merge|join|combine|slide|move|add up|double)s?(?: (?:when|if|and|with|to|into|together|the|same|number|numbers|they|have|are|equal|touch|meet|one|smoothly))*\b`,
    String.raw`\b(?:a )?new tiles?(?: (?:is|are|comes?|appears?|spawns?|after|each|every|move|with|a|always|randomly|at|random|places?|that|of|value))*(?: 2 (?:or|and) 4)?\b`,
    AGAIN,
  ],
  ticTacToe: [
    String.raw`\b(?:${WHO}?(?:keeps?|counts?|shows?|tracks?|display(?:s)?|keeping|counting|showing|with|remembers?) (?:track of |count of |a |the )*)?(?:(?:score|results?|points)(?= (?:for|of|by) (?:each|both|the|every|x|o|players?)\b)|wins|won games|count of wins|win count(?:er)?|who won how often|how many (?:times|games) (?:each|everyone|everybody|i|we|you|who)(?: (?:has|have|won|player|one|side|wins))*)(?: (?:for|of|by))?(?: (?:each|both|the|every|x|o|players?|player|and|,|draws|ties|sides?))*\b`,
    String.raw`\b(?:player (?:one|1)|x|crosses) (?:starts|begins|goes first|moves first)\b(?= ?(?:[,.;!?|]|$))`,
    String.raw`\b${WHO}?(?:takes? turns|click(?:s|ing)? (?:on )?(?:a |the |an empty )?(?:square|field|box|cell)(?: to (?:play|place|put|set|mark)(?: (?:a|the|your|my|x|o|mark|or))*)?)\b`,
    String.raw`\b(?:(?:the )?(?:first|player|one)(?: (?:to|who|with|gets?|get|has))+ (?:three|3) in a (?:row|line)(?: wins?)?|(?:three|3) in a (?:row|line) wins?)\b`,
    String.raw`\b(?:rounded|round) (?:corners|edges|squares|fields)\b`,
    AGAIN,
  ],
  todo: [
    String.raw`\b(?:items|tasks|things|entries|they|it)? ?(?:can|should|could) (?:also )?be (?:deleted|removed|edited|changed|ticked off|added|crossed out|crossed off|checked off)\b`,
    String.raw`\bmark(?:s|ing)? (?:the |my )?(?:tasks|items|things|them) (?:as )?(?:done|completed?|finished)\b`,
    String.raw`\b(?:(?:with|by|using|on|pressing|hit|hitting|press)(?: the| pressing)? enter(?: key)?(?: to add(?: (?:it|them|an item|items|a task|tasks))?)?|enter (?:key )?(?:adds?|to add)(?: (?:it|them|an item|items|a task|tasks))?)\b`,
    String.raw`\b(?:to remember |remember )?(?:what|things|everything|the things|stuff|all) (?:that )?(?:i|we|you|they|he|she) (?:still )?(?:have|has|need|needs|want|wants|must)(?: to)? ?(?:do|buy|get|pack|take|finish|bring)?(?: (?:today|tomorrow|this week|every day|with me|at the (?:shop|supermarket|store)|in the shop))?\b`,
    String.raw`\b(?:done|finished|completed|ticked|checked)(?: off)? (?:items|tasks|things|ones)(?: (?:are|get|should be|is|shall be|will be|become))* (?:\| ?)?(?:crossed|struck|greyed|grayed|ticked|checked|strike)?(?:[- ](?:out|through|off))?\b`,
    String.raw`\b(?:shows?|see|tells?|showing|display(?:s)?|count(?:s)?)?(?: (?:me|us|you))? ?how (?:many|much)(?: (?:items|tasks|things|of them|are|is|i|we|there|still))* (?:left|open|done|remaining|to do|missing|to go)\b`,
    String.raw`\b(?:the )?list is empty(?: (?:at (?:first|the start)|in the beginning))?\b`,
  ],
  timer: [
    String.raw`\b(?:that |which |and |it )*(?:counts?|shows?|tracks?|counting|see)(?: (?:me|us))?(?: (?:how many|the|my|all|number of))* (?:sessions|pomodoros|rounds|minutes left|time (?:that is )?left|remaining time)(?: (?:i|we|you|that|are|have|has|did|done|finished|completed|left|so far|today))*(?<! today)\b`,
    String.raw`\b(?:shows?|showing|see|with|displays?|display)(?: (?:me|us|them|the kids|you))?(?: (?:how (?:long|much)|the))* (?:time (?:is )?left|remaining time|minutes left|it still takes|time that is left)\b`,
    String.raw`\b(?:${WHO}?(?:can |could )?(?:set|change|choose|pick|enter|adjust)(?: (?:the|my|our|how|many|own|different|it|any))* (?:times?|minutes|durations?|length)(?: (?:myself|yourself|too|as well|by myself))?)\b`,
    String.raw`\b(?<!auto[- ])(?:a )?(?:start|stop|pause|reset)(?:[,/ ]+(?:and |& )?(?:start|stop|pause|reset|resume))* (?:button|key)s?\b`,
  ],
  calculator: [
    String.raw`\b(?:to |that can |can |which can )?(?:adds?|adding|sum|total|work(?:ing)? out|calculat(?:e|ing)|count(?:ing)?|do|check)(?: (?:up|together|the|my|our|his|her|all))* (?:prices|numbers|sums|bills?|amounts|totals?|homework|maths?|money|change|figures)\b`,
    String.raw`\b(?:plus|minus|times|divided?(?: by)?|add|subtract|multiply|divide|\+|-|\*|×|÷|/)(?:,? (?:and |& )?(?:plus|minus|times|divided?(?: by)?|add|subtract|multiply|divide))+\b`,
    String.raw`\b(?:a )?(?:clear|delete|c|equals) (?:button|key)\b`,
  ],
  chart: [
    String.raw`\b(?:(?:the )?(?:numbers|values|names|labels|amounts))(?: (?:are|shown|written|displayed|visible|should be|on|above|over|below|under|at|in|each|every|the|all|of|next to))* (?:bars?|columns?|slices?|points?|axes|axis|parts?|pieces?)\b`,
    String.raw`\b(?:for|in) (?:my|our|the|a) (?:report|presentation|slides?|homework|essay|talk|newsletter|poster)\b`,
    String.raw`\b(?:easy|clear) to (?:read|understand)\b`,
  ],
  drawing: [
    String.raw`\b(?:(?:a )?(?:line|brush|pen|stroke)(?:'s)? (?:width|size|thickness) (?:slider|control|selector|can be (?:changed|chosen|set))|(?:thick(?:er)? and thin(?:ner)?|thin and thick) (?:lines?|brush(?:es)?|pens?)|different (?:brushes|pens|brush sizes|pen sizes))\b`,
    String.raw`\b(?:${WHO}?(?:can |could )?(?:draw|paint|scribble|doodle|sketch|write|sign|use it)(?: (?:on it|freely|with|by|using|on|the|a|my|his|her|their|pictures?|and|tablet|screen|phone|ipad|something))* (?:fingers?|mouse|hands?|touch|pen|stylus))\b`,
    String.raw`\b(?:a )?(?:big )?(?:button|way) to (?:clear|erase|delete|undo|wipe|start over|start again|begin again)(?: (?:everything|all|it|the (?:page|sheet|paper|picture|canvas|last (?:line|stroke))|mistakes|again))?\b`,
    String.raw`\b(?:for )?sketch(?:es|ing)?\b`,
    CANVAS,
  ],
  quiz: [
    String.raw`\b(?:${WHO}?(?:shows?|tells?|says?|see|gives?|know)(?: (?:me|us|them|you|the player|the kids|if|whether|what|which|it|they|i|was|were|is|are|answer|the))* )?(?:right or wrong|correct or (?:wrong|not|incorrect)|wrong or right|the (?:right|correct) answers?)(?: (?:is|are|shown|displayed|told|directly|immediately|right|away|afterwards|straight))*(?: (?:after|for|at|once|when)(?: (?:each|every|the|a|one|i|you|question|answer|questions|answers|end|answered|have|wrong|it|is))*)?\b`,
    String.raw`\b(?:with |and )?(?:(?:three|four|3|4|several) )?(?:possible |multiple[- ]choice )?(?:answers|choices|options)(?: (?:to (?:choose|pick|click|select)(?: from| on)?|each|per question))*\b`,
    String.raw`\b${WHO}?(?:click|tap|choose|pick|select)(?: (?:on|the|an|a|right|correct|one|of))* (?:answers?|options?|choices?)\b`,
    String.raw`\b(?:shows?|see|tells?|with|and|display)?(?: (?:me|us|you|them))? ?how many (?:were |are |i (?:got |had )?|you (?:got |had )?|they (?:got |had )?|answers |questions )*(?:right|correct)(?: (?:at|in) the end)?\b`,
    String.raw`\b(?:(?:turns?|shows?|becomes?|in|is) )?green (?:when|if|for)(?: (?:it|is|it's|the|answer|you are|i am))* (?:right|correct)(?: answers?| ones)?(?:,? (?:and )?(?:in )?red (?:when|if|for)(?: (?:it|is|it's|the|answer|you are|i am))* (?:wrong|false|incorrect)(?: answers?| ones)?)?\b`,
    String.raw`\b(?:congratulat\w+|some praise|praise) at the end\b`,
    AGAIN,
  ],
} as const;
