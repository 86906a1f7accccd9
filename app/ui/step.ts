/** The name of the buttons that change a form and save nothing. */
export const STEP = 'step'
