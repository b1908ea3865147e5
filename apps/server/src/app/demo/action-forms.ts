/** Several lines of text, asked for in both languages. */
export const text = (name: string, el: string, en: string, required = true) => ({
  name,
  label: { el, en },
  type: 'textarea',
  required,
})

/** A line of text or another value, asked for in both languages. */
export const line = (name: string, el: string, en: string, type = 'text', required = true) => ({
  name,
  label: { el, en },
  type,
  required,
})

/** One of several options, in both languages. */
export const choice = (
  name: string,
  el: string,
  en: string,
  options: readonly (readonly [value: string, el: string, en: string])[],
) => ({
  name,
  label: { el, en },
  type: 'select',
  required: true,
  options: options.map(([value, greek, english]) => ({ value, label: { el: greek, en: english } })),
})
