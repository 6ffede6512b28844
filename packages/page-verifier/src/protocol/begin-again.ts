// The names of buttons that begin something again.

/** Begins a game or a quiz again. */
export const AGAIN =
  /\b(?:play|start|try|go) again\b|\bnew (?:game|round|quiz|puzzle|match)\b|\bre(?:start|play|match)\b|\bstart over\b|\b(?:nochmal|neues spiel|neue runde|neu starten|rejouer|recommencer|nouvelle partie|jugar de nuevo|otra vez|nueva partida|jogar de novo|novo jogo)\b/iu;
/** Begins again, whatever the page calls that, where it is all that is left to press. */
export const ANY_AGAIN = /\bagain\W*$/iu;
/** Begins a part of a game, of which the points may go on. */
export const A_PART = /\bnew (?:round|puzzle|match)\b|\brematch\b|\bneue runde\b/iu;

/** Whether a page has the words for beginning again. */
export const canBeginAgain = (html: string): boolean => AGAIN.test(html) || /\bagain\s*["'`<]/iu.test(html);

/** Whether the name of a button, or an identity, is that of one that begins again. */
export const beginsAgain = (name: string): boolean => AGAIN.test(name) || ANY_AGAIN.test(name);
