/** Stands for style sheets in tests, and for the captcha's widget, which is a custom element. */
export default {};
