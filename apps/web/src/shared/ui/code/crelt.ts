type Child = string | Node | null | undefined | readonly Child[]
type Attributes = Readonly<Record<string, unknown>>

/**
 * What the editor's minimap makes elements with. The original sets a style as an attribute, which the
 * page's policy refuses; by the object model it is allowed.
 * @public the build puts it in the place of the package
 */
export default function crelt(name: string, ...rest: (Attributes | Child)[]): HTMLElement {
  const element = document.createElement(name)
  for (const one of rest) {
    if (isAttributes(one)) setAll(element, one)
    else add(element, one)
  }
  return element
}

function isAttributes(value: unknown): value is Attributes {
  return (
    typeof value === 'object' && value !== null && !(value instanceof Node) && !Array.isArray(value)
  )
}

function setAll(element: HTMLElement, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') element.style.cssText = String(value)
    else if (typeof value === 'string') element.setAttribute(name, value)
    else if (value !== undefined && value !== null) Object.assign(element, { [name]: value })
  }
}

function add(element: HTMLElement, child: Child): void {
  if (Array.isArray(child)) child.forEach((one: Child) => add(element, one))
  else if (child) element.append(child as string | Node)
}
