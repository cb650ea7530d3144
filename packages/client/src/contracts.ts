// For forms: the schemas that the server itself parses by, with the messages that people read.
export * from '@tallgrass/contracts'
export * from '@tallgrass/contracts/account'
export * from '@tallgrass/contracts/integrations'
