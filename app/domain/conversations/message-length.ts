/** The most characters of a message, in code points. */
export const MESSAGE_MAX = 5000
