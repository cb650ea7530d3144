import { AppError } from '@tallgrass/domain'

export function visitEnded(): AppError {
  return new AppError('GONE', 'This sign-in took too long or has ended. Please start again.')
}
