// A document is signed by one contact of its client, who need not be the one in charge of it.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const documents = db.schema.alterTable('e_signature_documents')
  await documents.addColumn('signer_id', 'uuid').execute()
  await sql`update e_signature_documents set signer_id = client_id`.execute(db)
  await documents.alterColumn('signer_id', (c) => c.setNotNull()).execute()
  await documents
    .addForeignKeyConstraint('e_signature_documents_signer_id_fkey', ['signer_id'], 'users', ['id'])
    .execute()
  await db.schema
    .createIndex('e_signature_documents_of_signer')
    .on('e_signature_documents')
    .column('signer_id')
    .execute()
  await chooseSigner(db)
}

/**
 * Version 0.1.0 names no signer: then it is the client. A signer is of the document's organization when they are
 * chosen. A foreign key would require it for ever, but people move, and what they signed stays signed by them.
 */
async function chooseSigner(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function place_signer() returns trigger language plpgsql as $$
    begin
      if new.signer_id is null then
        new.signer_id := new.client_id;
      elsif not exists (
        select from users where id = new.signer_id and organization_id = new.organization_id
      ) then
        raise foreign_key_violation using
          constraint = 'e_signature_documents_signer_of_organization',
          message = 'the signer of a document is not of its organization';
      end if;
      return new;
    end $$`.execute(db)
  // Triggers run in the order of their names, and this one reads what e_signature_documents_organization writes.
  await sql`
    create trigger e_signature_documents_signer before insert or update of signer_id on e_signature_documents
      for each row execute function place_signer()`.execute(db)
}
