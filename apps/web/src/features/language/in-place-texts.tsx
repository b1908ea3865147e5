import { useEffect, useEffectEvent, useState } from 'react'
import { spokenWords, useTexts } from '#shared'
import { EditInPlace } from './edit-in-place.tsx'
import { labelsOf } from './labels-of.ts'

/** So many elements around the one that was pressed are looked at: a button's icon stands inside it. */
const AROUND = 4

/**
 * With Ctrl held, whoever writes texts presses one anywhere on a page and changes it there: it is found by
 * what it says. What people have written is no text of the product, and nothing happens.
 */
export function InPlaceTexts() {
  const { language } = useTexts()
  const [labels, setLabels] = useState<readonly string[]>()
  const press = useEffectEvent((event: MouseEvent) => {
    if (!event.ctrlKey || event.button !== 0 || labels) return
    const found = labelsAt(event.target)
    if (found.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    setLabels(found)
  })
  useEffect(() => {
    const ending = new AbortController()
    // Before the page's own: a link is not followed, a button not pressed.
    document.addEventListener('click', press, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [])
  return labels && <EditInPlace {...{ language, labels }} onClose={() => setLabels(undefined)} />
}

function labelsAt(target: EventTarget | null): string[] {
  let element = target instanceof Element ? target : null
  for (let around = 0; element && around < AROUND; around++) {
    const said = [
      ownText(element),
      element.textContent,
      element.getAttribute('aria-label'),
      element.getAttribute('placeholder'),
      element.getAttribute('title'),
    ]
    for (const text of said) {
      const labels = text ? labelsOf(text, spokenWords()) : []
      if (labels.length > 0) return labels
    }
    element = element.parentElement
  }
  return []
}

/** The text of an element without that of those inside it. */
const ownText = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent)
    .join('')
