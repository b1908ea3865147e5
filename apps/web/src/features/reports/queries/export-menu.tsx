import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { fetchFile, useTexts } from '#shared'
import { Button, Menu, showSystemMessage } from '#ui'
import { download } from '#export'
import type { ParameterValues } from './parameters.ts'
import menuClasses from '../results/menu-button.module.css'

const FORMATS = ['xlsx', 'csv'] as const

interface ExportMenuProps {
  readonly id: number
  readonly parameters: ParameterValues
}

/** All rows of a query as a file, with the parameters that it was run with. */
export function ExportMenu({ id, parameters }: ExportMenuProps) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  async function save(Format: (typeof FORMATS)[number]): Promise<void> {
    setBusy(true)
    try {
      const given = { Id: id, Format, Parameters: JSON.stringify(parameters) }
      download(await fetchFile('reports.exportQuery', given), `query-${id}.${Format}`)
    } catch (error) {
      showSystemMessage(error, t)
    } finally {
      setBusy(false)
    }
  }
  if (isBusy)
    return (
      <Button variant="default" loading>
        {t('reports.export')}
      </Button>
    )
  return (
    <Menu
      label={t('reports.export')}
      className={menuClasses.button ?? ''}
      button={
        <>
          <IconDownload size={18} aria-hidden="true" />
          {t('reports.export')}
        </>
      }
      items={FORMATS.map((format) => ({
        key: format,
        label: t(`reports.export.${format}`),
        run: () => void save(format),
      }))}
    />
  )
}
