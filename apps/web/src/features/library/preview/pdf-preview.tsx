import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { loadPart, useTexts } from '#shared'
import { IconButton } from '#ui'
import classes from './preview.module.css'
import type { OpenPdf } from './open-pdf.ts'

const loadPdf = () => loadPart(() => import('./open-pdf.ts'))

/** How wide a page is drawn, in CSS pixels; it is shown as wide as there is room. */
const DRAWN_PX = 720

interface Shown {
  readonly pages: number
  readonly text: string
}

/** A PDF document in its place, page by page. */
export default function PdfPreview({ source }: { readonly source: string }) {
  const { t } = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<OpenPdf>()
  const [shown, setShown] = useState<Shown>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    let close: (() => void) | undefined
    async function open(): Promise<void> {
      const { openPdf } = await loadPdf()
      const pdf = await openPdf(source)
      close = pdf.close
      if (isGone) pdf.close()
      else setOpened(pdf)
    }
    open().catch(() => {
      if (!isGone) setFailed(true)
    })
    return () => {
      isGone = true
      close?.()
    }
  }, [source])

  useEffect(() => {
    let isGone = false
    async function draw({ document: pdf }: OpenPdf, target: HTMLCanvasElement): Promise<void> {
      const { drawPage } = await loadPdf()
      // Each page has a canvas of its own to be drawn on: two do not meet on one.
      const drawn = document.createElement('canvas')
      const { text } = await drawPage(pdf, page, drawn, DRAWN_PX)
      if (isGone) return
      target.width = drawn.width
      target.height = drawn.height
      target.getContext('2d')?.drawImage(drawn, 0, 0)
      setShown({ pages: pdf.numPages, text })
    }
    if (opened && canvas.current)
      draw(opened, canvas.current).catch(() => {
        if (!isGone) setFailed(true)
      })
    return () => {
      isGone = true
    }
  }, [opened, page])

  if (hasFailed) return <p className={classes.quiet}>{t('library.pdf.failed')}</p>
  const pages = shown?.pages ?? 1
  return (
    <div className={classes.pdf}>
      <canvas
        ref={canvas}
        className={classes.page}
        role="img"
        aria-label={t('library.pdf.page', { page, pages })}
        aria-busy={shown === undefined}
        data-drawn={shown !== undefined || undefined}
      />
      <p className="visually-hidden">{shown?.text}</p>
      {shown && pages > 1 && (
        <div className={classes.turn}>
          <IconButton
            label={t('library.pdf.previous')}
            disabled={page === 1}
            onClick={() => setPage((now) => Math.max(1, now - 1))}
          >
            <IconChevronLeft size={20} aria-hidden="true" />
          </IconButton>
          <span aria-live="polite">{t('library.pdf.page', { page, pages })}</span>
          <IconButton
            label={t('library.pdf.next')}
            disabled={page === pages}
            onClick={() => setPage((now) => Math.min(pages, now + 1))}
          >
            <IconChevronRight size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
