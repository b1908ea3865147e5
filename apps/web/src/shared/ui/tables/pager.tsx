import { Row } from '../../layout/row.tsx'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { isPage, PAGE_LINKS, pageLinks, type PagerKind } from './page-links.ts'
import { PagerKindContext } from './pager-kind.ts'
import classes from './pager.module.css'

/** The other pager waits before each load: who leafs on loads once (spec §9). */
const DELAY_MS = 200

interface PagerProps {
  readonly page: number
  /** The last page; with one page there is nothing to choose. */
  readonly last: number
  readonly onChange: (page: number) => void
  /**
   * 'simple': 11 links, at once. 'other': 9 links, 200 ms before each load. 'admin', 'import': 10
   * links, at once (spec §9). That of the page without it.
   */
  readonly kind?: PagerKind
  /** Which list it leads through, where a page has more than one; 'Pages' without it. */
  readonly label?: string
}

/** Leads from page to page of a list. On a phone it shows fewer links, not smaller ones. */
export function Pager({ page, last, onChange, kind: own, label }: PagerProps) {
  const { t } = useTexts()
  const ofPage = use(PagerKindContext)
  const kind = own ?? ofPage
  const [shown, choose] = useChosenPage(page, onChange, kind === 'other' ? DELAY_MS : 0)
  if (last <= 1) return null
  const go = (target: number) => () => {
    if (isPage(target, last)) choose(target)
  }
  return (
    <Row
      aria-label={label ?? t('ui.pager')}
      as="nav"
      gap={1}
      align="center"
      className={classes.pager}
    >
      <button
        type="button"
        className={classes.link}
        // Not disabled: a disabled button loses the focus, and with it one's place.
        aria-disabled={shown === 1 || undefined}
        aria-label={t('ui.pager.previous')}
        onClick={go(shown - 1)}
      >
        <IconChevronLeft size={18} aria-hidden="true" />
      </button>
      {pageLinks(shown, last, PAGE_LINKS[kind]).map((number) => (
        <button
          key={number}
          type="button"
          className={classes.link}
          data-far={Math.abs(number - shown) > 2 ? '' : undefined}
          aria-label={t('ui.pager.page', { page: number })}
          aria-current={number === shown ? 'page' : undefined}
          onClick={go(number)}
        >
          {number}
        </button>
      ))}
      <button
        type="button"
        className={classes.link}
        aria-disabled={shown === last || undefined}
        aria-label={t('ui.pager.next')}
        onClick={go(shown + 1)}
      >
        <IconChevronRight size={18} aria-hidden="true" />
      </button>
      <span className={classes.of}>{t('ui.pager.of', { page: shown, last })}</span>
    </Row>
  )
}

/** The page that was chosen, shown at once and told after the delay: the last of several wins. */
function useChosenPage(
  page: number,
  onChange: (page: number) => void,
  delayMs: number,
): readonly [shown: number, choose: (page: number) => void] {
  const [chosen, setChosen] = useState<number>()
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (chosen === undefined) return undefined
    const timer = setTimeout(() => {
      setChosen(undefined)
      tell(chosen)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [chosen, delayMs])
  return [chosen ?? page, delayMs === 0 ? onChange : setChosen]
}
