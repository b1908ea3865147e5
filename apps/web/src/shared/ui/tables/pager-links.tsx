import { Row } from '../../layout/row.tsx'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { PAGE_ROWS } from '@telemachos/contract/core/page-rows'
import { useTexts } from '../../i18n/use-texts.ts'
import { isPage, PAGE_LINKS, pageLinks } from './page-links.ts'
import type { PagerProps } from './pager.tsx'
import { RowsChoice } from './rows-choice.tsx'
import { PagerKindContext } from './pager-kind.ts'
import classes from './pager.module.css'

/** The other pager waits before each load: who leafs on loads once (spec §9). */
const DELAY_MS = 200

/** The links to the pages, and how many rows each has where that is the person's to choose. */
export function PagerLinks({ length, ...props }: PagerProps) {
  if (!length || length.count <= PAGE_ROWS) return <Links {...props} />
  return (
    <Row gap={3} align="center" justify="between" className={classes.foot}>
      {props.last > 1 ? <Links {...props} /> : <span />}
      <RowsChoice rows={length.rows} onChange={length.onChange} />
    </Row>
  )
}

function Links({ page, last, onChange, kind: own, label }: Omit<PagerProps, 'length'>) {
  const { t } = useTexts()
  const ofPage = use(PagerKindContext)
  const kind = own ?? ofPage
  const [shown, choose] = useChosenPage(page, onChange, kind === 'other' ? DELAY_MS : 0)
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
