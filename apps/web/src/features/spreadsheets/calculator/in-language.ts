interface Written {
  readonly el: string
  readonly en: string
}

/** A text of an author in the language; in Greek where the other is missing. */
export const inLanguage = (text: Written, language: 'el' | 'en'): string =>
  text[language] || text.el
