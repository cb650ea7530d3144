// Version 0.1.0 beside this one knows neither deactivated people nor chosen signers: the database refuses what it would do.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_session() returns trigger language plpgsql as $$
    begin
      if exists (select from users where id = new.user_id and deactivated_at is not null) then
        raise check_violation using
          constraint = 'sessions_of_active_people',
          message = 'a deactivated person does not sign in';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger sessions_of_active_people before insert on sessions
      for each row execute function refuse_session()`.execute(db)
  await sql`
    create function refuse_signature() returns trigger language plpgsql as $$
    begin
      if exists (
        select from e_signature_documents where id = new.document_id and signer_id <> new.signer_id
      ) then
        raise check_violation using
          constraint = 'document_signatures_of_signer',
          message = 'the signature of the client is not of the signer';
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger document_signatures_of_signer before insert on document_signatures
      for each row when (new.role = 'CLIENT') execute function refuse_signature()`.execute(db)
}
