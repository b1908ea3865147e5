/** How a text is written. */
interface Look {
  /** In pixels; undefined for that of the page. */
  readonly size?: number | undefined
  readonly isBold?: boolean | undefined
  readonly isItalic?: boolean | undefined
}

let context: CanvasRenderingContext2D | null | undefined
let page: { readonly family: string; readonly size: number } | undefined

/** How many pixels wide a number is as cells write it, each digit as wide as the next; 0 outside a browser. */
export function numberWidth(text: string, { size, isBold, isItalic }: Look): number {
  if (typeof document === 'undefined') return 0
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return 0
  page ??= pageFont()
  context.font = `${isItalic ? 'italic ' : ''}${isBold ? '700 ' : ''}${size ?? page.size}px ${page.family}`
  return context.measureText(text.replaceAll(/\d/g, '0')).width
}

function pageFont() {
  const { fontFamily, fontSize } = getComputedStyle(document.body)
  return { family: fontFamily, size: Number.parseFloat(fontSize) }
}
