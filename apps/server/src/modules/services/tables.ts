import { hidden, OF_THE_PROGRAMME, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  services: {
    columns: { changed_by: hidden.kept('who changed it last', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
    taken: { services_address: { field: 'Name', rule: 'service_taken' } },
  },
  service_versions: {
    columns: { saved_by: hidden.kept('who saved it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  service_tokens: {
    // Restored, a token would open again what was revoked since.
    notInBackups: true,
    columns: { made_by: hidden.kept('who made it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  service_token_services: { notInBackups: true, aboutNobody: OF_THE_PROGRAMME },
}
