import { IconX } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { IconButton, ModalDialog } from '#ui'
import classes from './key-help.module.css'
import { KeyList } from './key-list.tsx'

/** The keys of the shell and of the grid (?). */
export default function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <ModalDialog label={t('core.keys.title')} onClose={onClose} className={classes.dialog}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('core.keys.title')}</h2>
        <IconButton label={t('core.dialog.close')} onClick={onClose}>
          <IconX size={20} />
        </IconButton>
      </div>
      <KeyList onLeave={onClose} />
    </ModalDialog>
  )
}
