import { isPictureAddress } from '@telemachos/contract/core/pictures'
import type { Region } from '@telemachos/questionnaire/definition'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { useTexts } from '#shared'
import classes from './regions.module.css'

interface Props {
  readonly image: string
  readonly alt: string
  /** What lies on it, placed by `styleOf`; not there while the picture is not. */
  readonly children: ReactNode
}

/** A picture with regions on it: they keep their places on it however wide it is shown. */
export function Picture({ image, alt, children }: Props) {
  const { t } = useTexts()
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(
    isPictureAddress(image) ? 'loading' : 'failed',
  )
  if (state === 'failed') {
    return <p className={classes.failed}>{t('quest.picture.failed', { alt })}</p>
  }
  return (
    <div className={classes.picture} data-loading={state === 'loading' || undefined}>
      <img
        src={image}
        alt={alt}
        draggable={false}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
      {state === 'loaded' && children}
    </div>
  )
}

/** Where a region lies on its picture. */
export const styleOf = ({ x, y, width, height }: Region): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
})
