/** The maximum length of a message, in code points. */
export const MESSAGE_MAX = 5000
