/** What an element says of how its text looks; undefined where it says nothing of it. */
interface Look {
  readonly isBold?: boolean | undefined
  readonly isItalic?: boolean | undefined
  readonly isUnderlined?: boolean | undefined
}

/** The elements that say so by themselves. */
const ELEMENTS = { isBold: 'b, strong', isItalic: 'i, em', isUnderlined: 'u, ins' } as const

/**
 * Says by elements what is bold, italic or underlined by a style, and takes away elements whose style says
 * that it is not: Google Docs wraps all that it copies in bold that is none.
 */
export function markPasted(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) {
    const look = lookOf(element.dataset['style'] ?? '')
    for (const [name, selector] of Object.entries(ELEMENTS) as [keyof Look, string][]) {
      if (look[name] === false && element.matches(selector)) unwrap(element)
    }
    if (!element.matches('span, font, a')) continue
    // Headings are bold and links underlined in any case.
    if (look.isBold && !element.closest('b, strong, h1, h2, h3, h4, h5, h6'))
      wrap(element, 'strong')
    if (look.isItalic && !element.closest('i, em')) wrap(element, 'em')
    if (look.isUnderlined && !element.closest('u, ins, a') && !element.querySelector('a'))
      wrap(element, 'u')
  }
}

/** Word has properties of its own whose names end like these: `mso-bidi-font-weight`. */
function lookOf(style: string): Look {
  const valueOf = (name: string): string =>
    new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ??
    ''
  const weight = valueOf('font-weight')
  const slant = valueOf('font-style')
  const line = valueOf('text-decoration(?:-line)?')
  return {
    isBold: weight === '' ? undefined : /^(?:bold|bolder|[6-9]00)/.test(weight),
    isItalic: slant === '' ? undefined : /^(?:italic|oblique)/.test(slant),
    isUnderlined: line === '' ? undefined : line.includes('underline'),
  }
}

function unwrap(element: HTMLElement): void {
  const look = document.createElement('span')
  look.append(...element.childNodes)
  element.replaceWith(look)
}

function wrap(element: HTMLElement, name: 'strong' | 'em' | 'u'): void {
  const inside = document.createElement(name)
  inside.append(...element.childNodes)
  element.append(inside)
}
