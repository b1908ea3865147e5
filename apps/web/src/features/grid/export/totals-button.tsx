import { OVERSEEING_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { IconSum } from '@tabler/icons-react'
import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useIdentity, useTexts } from '#shared'
import { Button } from '#ui'

const TotalsDialog = lazy(() => import('./totals-dialog.tsx'))

type Props = Omit<ComponentProps<typeof TotalsDialog>, 'onClose'>

/** Opens the totals of mentees, for roles that oversee them. */
export function TotalsButton(props: Props) {
  const { t } = useTexts()
  const { Role } = useIdentity()
  const [isOpen, setIsOpen] = useState(false)
  if (!roleAllowed(Role, OVERSEEING_ROLES)) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSum aria-hidden="true" size={18} stroke={1.7} />}
        onClick={() => setIsOpen(true)}
      >
        {t('exports.totals')}
      </Button>
      {isOpen && (
        <Suspense>
          <TotalsDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
