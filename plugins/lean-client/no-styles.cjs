/** Loader for a style sheet that the site does without. */
module.exports = () => '';
