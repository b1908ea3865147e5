import { Row } from '#layout'
import { afterMove, type ApplicationStatus } from '@telemachos/contract/applications/statuses'
import { useState, type ReactNode } from 'react'
import { useTexts } from '#shared'
import { Button } from '#ui'
import { RejectDialog } from './reject-dialog.tsx'
import { useMoves } from './use-moves.tsx'

interface Props {
  readonly ids: readonly number[]
  /** Where they all stand. */
  readonly status: ApplicationStatus
  readonly size?: 'sm'
  readonly onMoved?: () => void
  /** What else can be done, between going on and rejecting. */
  readonly children?: ReactNode
}

/** Moves applications to where they can go from where they stand. */
export function MoveButtons({ ids, status, size, onMoved = () => {}, children }: Props) {
  const { t } = useTexts()
  const moves = useMoves(status, onMoved)
  const [isRejecting, setRejecting] = useState(false)
  const standing = { status, rejectedFrom: null }
  const [next, last] = [afterMove(standing, -1), afterMove(standing, -2)]
  const look = { ...(size && { size }) }
  return (
    <Row gap={2}>
      {next !== undefined && (
        <Button {...look} loading={moves.isPending} onClick={() => void moves.move(ids, -1, next)}>
          {t(next === 3 ? 'applications.select' : 'applications.toEligible')}
        </Button>
      )}
      {last !== undefined && (
        <Button {...look} variant="default" onClick={() => void moves.move(ids, -2, last)}>
          {t('applications.back')}
        </Button>
      )}
      {children}
      {afterMove(standing, 1000) !== undefined && (
        <Button {...look} variant="default" onClick={() => setRejecting(true)}>
          {t('applications.reject')}
        </Button>
      )}
      {isRejecting && (
        <RejectDialog
          count={ids.length}
          onCancel={() => setRejecting(false)}
          onReject={(reason, isHidden) => {
            setRejecting(false)
            void moves.reject(ids, reason, isHidden)
          }}
        />
      )}
    </Row>
  )
}
