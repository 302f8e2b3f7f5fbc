-- A visitor who only looks has no session (D-21): what is seen is counted all the same.
ALTER TABLE page_view ALTER COLUMN session_id DROP NOT NULL;
