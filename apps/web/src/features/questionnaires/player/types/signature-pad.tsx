import { useRef, useState, type PointerEvent } from 'react'
import { useTexts } from '#shared'
import { Button } from '#ui'
import files from './file-types.module.css'
import classes from './types.module.css'

/** Of the picture, whatever the field's size on the screen. */
const WIDTH = 800
const HEIGHT = 260
const INK = '#1c2340'
const PAPER = '#ffffff'

interface Props {
  readonly isBusy: boolean
  /** Takes the drawn signature as a PNG. */
  readonly onUse: (picture: Blob) => void
}

/** A field to sign in with mouse, pen or finger. Who cannot draw types; see Signature. */
export function SignaturePad({ isBusy, onUse }: Props) {
  const { t } = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasInk, setInk] = useState(false)
  const clear = (): void => {
    const pen = canvas.current?.getContext('2d')
    pen?.clearRect(0, 0, WIDTH, HEIGHT)
    setInk(false)
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>, begins: boolean): void => {
    const field = event.currentTarget
    const pen = field.getContext('2d')
    if (!pen || (!begins && !field.hasPointerCapture(event.pointerId))) return
    const { left, top, width, height } = field.getBoundingClientRect()
    const x = ((event.clientX - left) / width) * WIDTH
    const y = ((event.clientY - top) / height) * HEIGHT
    if (begins) {
      field.setPointerCapture(event.pointerId)
      Object.assign(pen, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: INK })
      pen.beginPath()
      pen.moveTo(x, y)
    }
    // A touch without a move leaves a dot.
    pen.lineTo(x, y)
    pen.stroke()
    setInk(true)
  }
  const use = (): void => {
    if (canvas.current) onPaper(canvas.current).toBlob((picture) => picture && onUse(picture))
  }
  return (
    <div className={files.pad}>
      <p className={classes.note}>{t('quest.signature.draw')}</p>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('quest.signature.pad')}
        className={files.paper}
        width={WIDTH}
        height={HEIGHT}
        onPointerDown={(event) => draw(event, true)}
        onPointerMove={(event) => draw(event, false)}
      />
      <div className={files.fileButtons}>
        <Button variant="default" disabled={!hasInk} loading={isBusy} onClick={use}>
          {t('quest.signature.use')}
        </Button>
        <Button variant="subtle" disabled={!hasInk} held={isBusy} onClick={clear}>
          {t('quest.signature.clear')}
        </Button>
      </div>
    </div>
  )
}

/** The strokes on white: seen on any background, and printed as they were drawn. */
function onPaper(strokes: HTMLCanvasElement): HTMLCanvasElement {
  const sheet = document.createElement('canvas')
  sheet.width = WIDTH
  sheet.height = HEIGHT
  const pen = sheet.getContext('2d')
  if (pen) {
    pen.fillStyle = PAPER
    pen.fillRect(0, 0, WIDTH, HEIGHT)
    pen.drawImage(strokes, 0, 0)
  }
  return sheet
}
