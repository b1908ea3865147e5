import { QRCodeSVG } from 'qrcode.react'
import { useEffect } from 'react'
import { useTexts } from '#shared'
import classes from './apply.module.css'

/** Pixels a side, unless the page is narrower (spec §9, QR code default size). */
const QR_SIZE = 256

/** A protocol number as a code that telephones read. */
export function ProtocolCode({
  protocol,
  onDrawn,
}: {
  readonly protocol: string
  readonly onDrawn: () => void
}) {
  const { t } = useTexts()
  useEffect(onDrawn, [onDrawn])
  return (
    <QRCodeSVG
      value={protocol}
      size={QR_SIZE}
      marginSize={2}
      title={t('apply.done.codeOf', { protocol })}
      role="img"
      className={classes.code}
    />
  )
}
