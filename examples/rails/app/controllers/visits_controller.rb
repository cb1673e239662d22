class VisitsController < ApplicationController
  def index
    Visit.create!
    render plain: "Visits: #{Visit.count}"
  end
end
