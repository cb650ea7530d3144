import { row } from './row.ts'

/** What people can do about their own data. */
export const accountDataRows = [
  row('GET', '/api/account/data', 'auth.data.state'),
  row('POST', '/api/account/exports', 'auth.data.requestExport'),
  row('POST', '/api/account/exports/{id}/open', 'auth.data.openExport'),
  row('POST', '/api/account/deletion', 'auth.data.requestDeletion'),
  row('POST', '/api/people/{userId}/erasure', 'admin.data.erasePerson'),
  row('GET', '/api/your-data/{token}', 'chat.yourData.get'),
  row('POST', '/api/your-data/{token}/copy', 'chat.yourData.copy'),
  row('DELETE', '/api/your-data/{token}', 'chat.yourData.delete'),
]
