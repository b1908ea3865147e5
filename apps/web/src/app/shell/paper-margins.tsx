import { formatDate } from '@telemachos/rules/dates'
import { useEffect } from 'react'
import { serverNow, useIdentity } from '#shared'

/** Has each printed sheet say of which project it is, and of when; numbers of pages are in the styles. */
export function PaperMargins() {
  const { Projects, ProjectId } = useIdentity()
  const project = Projects.find(({ Id }) => Id === ProjectId)?.Descr ?? ''
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    // The day is that of printing, however long the page has been open.
    const write = (): void => {
      const words = JSON.stringify(`${project} · ${formatDate(serverNow())}`)
      sheet.replaceSync(`@page { @bottom-left { content: ${words}; } }`)
    }
    write()
    addEventListener('beforeprint', write)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      removeEventListener('beforeprint', write)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [project])
  return null
}
