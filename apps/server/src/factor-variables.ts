import { onOff } from './variable-kinds.ts'

export const factorVariables = {
  REQUIRE_ADMIN_2FA: onOff.default(false),
}
